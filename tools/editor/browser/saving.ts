import CMS from '@sveltia/cms';
import { contentFile } from '../../../src/check/locate.ts';
import type { Redirect } from '../../../src/content/redirects.ts';
import { findNextNumber } from '../../file-names.ts';
import type { createConfig } from '../config.ts';
import { updateAppearance } from './appearance.ts';
import type { Verdict } from './check-change.ts';
import { checkEntry, type Entry } from './check-entry.ts';
import { addToCommits } from './commits.ts';
import { noteText } from './content-store.ts';
import { writeRedirects } from './moved-pages.ts';
import { findNumberedDraft } from './NumberControl.tsx';
import { followChange } from './publish-status.ts';
import { listFolder, readFile } from './repository-host.ts';
import { hideProblems, showProblems } from './show-problems.ts';
import { words } from './words.ts';

/** What happens before and after Sveltia CMS saves an entry. */

type Config = ReturnType<typeof createConfig>;

/** A check that fails must not keep anybody from saving: the build of the site checks again. */
function reportFailure(error: unknown): Verdict {
  const message = words.checkFailed(error instanceof Error ? error.message : String(error));
  const problem = { file: 'content', message, fix: words.checkLater };
  return { own: [], others: [problem], moved: [] };
}

/** @returns an error whose message Sveltia CMS shows; what was typed stays */
const refuse = (message: string) => new Error('saving_failed', { cause: new Error(message) });

/**
 * Somebody else may have taken the number of a new entry meanwhile.
 * @throws with the next number in the form, so that the second attempt succeeds
 */
async function checkNumber({ backend }: Config, database: string, number: string) {
  const draft = findNumberedDraft();
  if (!draft || !number) return;
  const names = await listFolder(backend, draft.folder).catch(() => []);
  const taken = names.find((name) => /\d+/.exec(name)?.[0] === number);
  if (!taken) return;
  const path = `${draft.folder}/${taken}`;
  await noteText(database, path, (await readFile(backend, path)).text);
  const next = findNextNumber(draft.template, names);
  draft.setNumber(next);
  throw refuse(words.numberTaken(number, next));
}

/** What is being saved. */
interface Saving {
  path: string;
  /** The pages that it gives another address. */
  moved: Redirect[];
  /** The file of redirects, once they are in the commit. */
  redirects?: string;
}

const redirectsFile = () => contentFile('redirects', 'redirects');

/** Commits the redirects of pages that move together with the entry that moves them. */
function redirectMoved(backend: Config['backend'], findSaving: () => Saving | undefined) {
  addToCommits(backend, (isChanged) => {
    const saving = findSaving();
    if (!saving || saving.moved.length === 0 || !isChanged(saving.path)) return undefined;
    const change = (former = '') => {
      saving.redirects = writeRedirects(former, saving.moved);
      return saving.redirects;
    };
    return { path: redirectsFile(), change };
  });
}

/** The editor of this machine does not write redirects: the person does. */
function askForRedirects(moved: Redirect[]) {
  const list = moved.map(({ from, to }) => `${from} to ${to}`).join(', ');
  const problem = { file: redirectsFile(), message: words.moved(list), fix: words.addRedirect };
  showProblems({ own: [], others: [problem], moved });
}

/** @param database of the repository */
export function watchSaving(config: Config, database: string) {
  let last: Saving | undefined;
  if (config.site_url) redirectMoved(config.backend, () => last);
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      hideProblems();
      const saving = entry.toJS() as unknown as Entry & { newRecord: boolean };
      const number = String(saving.data?.fileNumber ?? '');
      if (config.site_url && saving.newRecord) await checkNumber(config, database, number);
      const verdict = await checkEntry(saving, database).catch(reportFailure);
      if (verdict.own.length + verdict.others.length > 0) showProblems(verdict);
      if (verdict.own[0]) throw refuse(verdict.own[0].message);
      last = { path: saving.path, moved: verdict.moved };
    },
  });
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => updateAppearance(entry) });
  CMS.registerEventListener({
    name: 'postSave',
    handler: async () => {
      const { moved = [], redirects } = last ?? {};
      last = undefined;
      if (redirects !== undefined) await noteText(database, redirectsFile(), redirects);
      // Only the editor on the web publishes what it saves.
      if (config.site_url) void followChange(config);
      else if (moved.length > 0) askForRedirects(moved);
    },
  });
}
