import { compareProblems } from '../../src/check/problem.ts';
import type { CheckedFile } from '../../src/check/read-source.ts';
import type { CalendarDate } from '../../src/content/dates.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';
import { findPortraits, findUnreviewed } from './missing.ts';
import { findSampleFirm } from './sample-firm.ts';
import { findSampleSentences } from './sample-sentences.ts';
import { findMarked, findReserved } from './samples.ts';
import { findUnfinished } from './unfinished.ts';
import {
  findOldClaims,
  findStaleOpenings,
  findUncheckedDuties,
  findUncheckedLaw,
} from './upkeep.ts';

const isDraft = ({ data }: Source) => (data as { draft?: boolean }).draft === true;

/**
 * Lists what will be published. Drafts are excluded, because they need not be finished.
 * @param files text files without problems for the content check
 */
export const listPublished = (files: CheckedFile[]) =>
  files.flatMap(({ source }) => source ?? []).filter((source) => !isDraft(source));

/** @returns the files that have all their fields: a translation shares those of its original */
const pickWhole = (sources: Source[]) =>
  sources.filter(
    ({ kind, id, code }) =>
      code === '' ||
      !sources.some((other) => other.code === '' && other.kind === kind && other.id === id),
  );

/**
 * Finds what is still sample content, unfinished or outdated.
 * @param files the text files of `content/`, without problems for the content check
 */
export function checkLaunch(files: CheckedFile[], today: CalendarDate): Finding[] {
  const sources = listPublished(files);
  const whole = pickWhole(sources);
  const published = new Set(sources.map(({ file }) => file));
  return [
    ...findReserved(sources),
    ...findSampleFirm(whole),
    ...findSampleSentences(sources),
    ...findMarked(sources),
    ...findUnfinished(files.filter(({ path }) => published.has(path))),
    ...findUnreviewed(sources),
    ...findPortraits(whole),
    ...findOldClaims(sources, today),
    ...findStaleOpenings(whole, today),
    ...findUncheckedLaw(whole, today),
    ...findUncheckedDuties(whole, today),
  ].sort(compareProblems);
}
