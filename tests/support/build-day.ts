import { statSync } from 'node:fs';
import { toCalendarDateIn } from '../../src/content/dates.ts';
import { toFile } from '../../tools/built-site.ts';
import { readFirm } from './read-firm.ts';

/** @returns the day on which a page was built, in the time zone of the firm */
export const readBuildDay = (path: string) =>
  toCalendarDateIn(statSync(toFile(path)).mtime, readFirm().timeZone);
