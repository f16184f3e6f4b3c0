import { compareProblems } from '../content-check/problem.ts';
import { readSource, type SourceFile } from '../content-check/source.ts';
import type { CalendarDate } from '../dates.ts';
import type { Finding } from './finding.ts';
import { findSampleFirm } from './sample-firm.ts';
import { findMarked, findReserved, findSampleLinks, findUnfinished } from './samples.ts';
import { findMissing, findOldClaims } from './upkeep.ts';

/** The sources of a content folder that the content check has found no problem in. */
export const readSources = (files: SourceFile[]) =>
  files.flatMap((file) => readSource(file).source ?? []);

/**
 * Lists what still is sample or unfinished.
 * @param files the text files of `content/`, without a problem for the content check
 */
export function checkLaunch(files: SourceFile[], today: CalendarDate): Finding[] {
  const sources = readSources(files);
  return [
    ...findReserved(sources),
    ...findSampleFirm(sources),
    ...findMarked(sources),
    ...findSampleLinks(sources),
    ...findUnfinished(files),
    ...findOldClaims(sources, today),
    ...findMissing(sources, today),
  ].sort(compareProblems);
}
