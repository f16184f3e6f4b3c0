import { readFileSync } from 'node:fs';
import { toLanguageCode } from '../../src/content/languages.ts';
import type { Facts } from './facts.ts';
import { planFiles, starterMark } from './plan-firm.ts';
import { planTranslation } from './plan-translation.ts';
import { writePlans } from './write-plans.ts';

/**
 * @param today as `2025-01-15`
 * @returns the text of every file of a new firm, by its path below the content folder
 */
export function writeFirmFiles(facts: Facts, today: string): Map<string, string> {
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
