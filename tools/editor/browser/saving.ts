import CMS from '@sveltia/cms';
import { formatProblem, type Problem } from '../../../src/check/problem.ts';
import type { Redirect } from '../../../src/content/redirects.ts';
import { findNextNumber } from '../../file-names.ts';
import type { createConfig } from '../config.ts';
import { updateAppearance } from './appearance.ts';
import { checkEntry } from './check-entry.ts';
import { addToCommits } from './commits.ts';
import { noteText, readContent } from './content-store.ts';
import { type Entry, translatePath } from './entry.ts';
import { mergeChanges } from './merge-changes.ts';
import { redirectsFile, writeRedirects } from './moved-pages.ts';
import { findNumberedDraft } from './NumberControl.tsx';
import { followChange } from './publish-status.ts';
import { listFolder, readFile } from './repository-host.ts';
import { hideProblems, showProblems } from './show-problems.ts';
import { locale, translate } from './words.ts';

/** What happens before and after Sveltia CMS saves an entry. */

type Config = ReturnType<typeof createConfig>;

/** What a person was told that a change would delete, replace or break: saving again does so. */
const told = new Set<string>();

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

/** The form may show another language than that of the mistake. */
function nameLanguage(problem: Problem, { path, i18n }: Entry): Problem {
  const code = Object.keys(i18n).find((other) => translatePath(path, other) === problem.file);
  if (!code) return problem;
  return { ...problem, message: `${languageNames.of(code)}: ${problem.message}` };
}

/** Two files may only be right together, and each is saved by itself. */
function askFirst({ file, message, fix }: Problem): Problem {
  const again = translate('Save again to save nevertheless, and then change that file.');
  return { file, message: `${file}: ${message}`, fix: `${fix} ${again}` };
}

/** @returns the entry with what somebody else has saved meanwhile, and what is wrong with it */
async function checkLatest(entry: Entry, database: string) {
  const folder = await readContent(database);
  const { entry: latest, kept, lost } = mergeChanges(entry, folder.files);
  const { own, caused, others, moved } = await checkEntry(latest, folder);
  const isTold = (problem: Problem) => told.has(formatProblem(problem));
  const known = caused.filter((problem) => isTold(askFirst(problem)));
  const news = [...lost, ...caused.map(askFirst)].filter((problem) => !isTold(problem));
  for (const problem of news) told.add(formatProblem(problem));
  const isNewer = kept.length + lost.length > 0;
  return {
    latest: isNewer ? latest : undefined,
    own: [...news, ...own.map((problem) => nameLanguage(problem, entry))],
    others: [...kept, ...known, ...others],
    moved,
  };
}

/** A check that fails must not keep anybody from saving: the build of the site checks again. */
function reportFailure(error: unknown): Awaited<ReturnType<typeof checkLatest>> {
  const reason = error instanceof Error ? error.message : String(error);
  const message = translate('the content check could not run ({reason})', { reason });
  const fix = translate('The change is saved, and checked when the site is built.');
  const problem = { file: 'content', message, fix };
  return { latest: undefined, own: [], others: [problem], moved: [] };
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
  const message = translate(
    'Somebody else has used the number {number} meanwhile. Save again: this is {next}.',
    { number, next },
  );
  throw refuse(message);
}

/** What is being saved. */
interface Saving {
  path: string;
  /** The pages that it gives another address. */
  moved: Redirect[];
  /** The file of redirects, once they are in the commit. */
  redirects?: string;
}

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
  const message = translate('the address has changed: {list}', { list });
  const problem = { file: redirectsFile(), message, fix: translate('Add it to Redirects.') };
  showProblems({ own: [], others: [problem] });
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
      const verdict = await checkLatest(saving, database).catch(reportFailure);
      if (verdict.own.length + verdict.others.length > 0) showProblems(verdict);
      if (verdict.own[0]) throw refuse(verdict.own[0].message);
      last = { path: saving.path, moved: verdict.moved };
      // Undefined leaves the entry as it is.
      return (verdict.latest && entry.merge({ ...verdict.latest })) as typeof entry;
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
