import CMS, { type CmsConfig } from '@sveltia/cms';
import { fillNumber } from '../../file-names.ts';
import type { createConfig } from '../config.ts';
import {
  readMarkdownFile,
  readYamlFile,
  writeMarkdownFile,
  writeYamlFile,
} from '../file-format.ts';
import type { Verdict } from './check-change.ts';
import { checkEntry, type Entry } from './check-entry.ts';
import { readSnapshot } from './content-store.ts';
import { FocusControl } from './FocusControl.tsx';
import { followChange } from './publish-status.ts';
import { createSitePreview } from './SitePreview.tsx';
import { hideProblems, showProblems } from './show-problems.ts';

type Config = ReturnType<typeof createConfig>;

CMS.registerCustomFormat('content-yaml', 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat('content-frontmatter', 'md', {
  fromFile: readMarkdownFile,
  toFile: writeMarkdownFile,
});

CMS.registerFieldType('focus', FocusControl);

const [config, { files }] = await Promise.all([
  fetch('config.json').then((response): Promise<Config> => response.json()),
  readSnapshot(),
]);
const { backend, collections, singletons, i18n } = config;
const database = `${backend.name}:${backend.repo}`;

const SitePreview = createSitePreview({ language: i18n?.default_locale ?? '', database });
const forms = [
  ...collections.flatMap(({ files: list = [], ...form }) => [form, ...list]),
  ...singletons,
];
for (const { name } of forms) CMS.registerPreviewTemplate(name, SitePreview);

/** A check that fails must not keep anybody from saving: the build of the site checks again. */
function reportFailure(error: unknown): Verdict {
  const message = `the content check could not run (${error instanceof Error ? error.message : error})`;
  const fix = 'The change is saved, and checked when the site is built.';
  return { own: [], others: [{ file: 'all files', message, fix }] };
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    hideProblems();
    const verdict = await checkEntry(entry.toJS() as unknown as Entry, database).catch(
      reportFailure,
    );
    if (verdict.own.length + verdict.others.length > 0) showProblems(verdict);
    if (verdict.own.length === 0) return;
    // Sveltia CMS shows the cause of an error of this name.
    const cause = new Error(verdict.own[0]?.message);
    throw new Error('saving_failed', { cause });
  },
});

// Only the editor on the web publishes what it saves.
if (config.site_url)
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      void followChange(config);
    },
  });

/** The names of new files begin with the next number of their folder. */
for (const { slug, folder } of collections) {
  if (!slug || !folder) continue;
  const path = folder.replace('{{locale}}/', '');
  const ids = files.flatMap((file) =>
    file.path.startsWith(`${path}/`) ? [file.path.slice(path.length + 1)] : [],
  );
  slug.template = fillNumber(slug.template, ids);
}

CMS.init({ config: config as unknown as CmsConfig });
