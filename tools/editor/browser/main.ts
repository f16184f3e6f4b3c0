import CMS, { type CmsConfig } from '@sveltia/cms';
import type { createConfig } from '../config.ts';
import {
  readMarkdownFile,
  readYamlFile,
  writeMarkdownFile,
  writeYamlFile,
} from '../file-format.ts';
import { FocusControl } from './FocusControl.tsx';
import { createNumberControl } from './NumberControl.tsx';
import { createSitePreview } from './SitePreview.tsx';
import { watchSaving } from './saving.ts';

const config: ReturnType<typeof createConfig> = await (await fetch('config.json')).json();
const { backend, collections, singletons, i18n } = config;
const database = `${backend.name}:${backend.repo}`;

CMS.registerCustomFormat('content-yaml', 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat('content-frontmatter', 'md', {
  fromFile: readMarkdownFile,
  toFile: writeMarkdownFile,
});

CMS.registerFieldType('focus', FocusControl);
CMS.registerFieldType('file-number', createNumberControl(database));

const SitePreview = createSitePreview({ language: i18n?.default_locale ?? '', database });
const forms = [
  ...collections.flatMap(({ files = [], ...form }) => [form, ...files]),
  ...singletons,
];
for (const { name } of forms) CMS.registerPreviewTemplate(name, SitePreview);

watchSaving(config, database);

CMS.init({ config: config as unknown as CmsConfig });
