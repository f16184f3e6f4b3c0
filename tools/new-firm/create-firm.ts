import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toCalendarDate, toIsoDate } from '../../src/content/dates.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import type { Facts } from './facts.ts';
import { planFiles, starterMark } from './plan-firm.ts';
import { planTranslation } from './plan-translation.ts';
import { writePlans } from './write-plans.ts';

/**
 * @param today as `2025-01-15`
 * @returns the text of every file of a new firm, by its path below the content folder
 */
function writeFirmFiles(facts: Facts, today: string): Map<string, string> {
  const { name, languages } = facts;
  const plans = planFiles(facts);
  const translations = languages
    .slice(1)
    .flatMap((tag) => [
      ...writePlans(planTranslation(plans, tag), { name, today, code: toLanguageCode(tag) }),
    ]);
  return new Map([
    ...writePlans(plans, { name, today }),
    ...translations,
    ['brand/mark.svg', readFileSync(starterMark, 'utf8')],
  ]);
}

/**
 * Writes the content of a new firm.
 * @param folder new or empty
 * @returns the number of files
 */
export function createFirm(folder: string, facts: Facts): number {
  const files = writeFirmFiles(facts, toIsoDate(toCalendarDate(new Date())));
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  return files.size;
}
