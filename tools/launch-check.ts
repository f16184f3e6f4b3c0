import { readFileSync } from 'node:fs';
import { checkFolder } from '../src/check/content-folder.ts';
import { readFields } from '../src/check/schema-errors.ts';
import { toLocalDate } from '../src/content/dates.ts';
import { formatReport } from '../src/content/problem.ts';
import { isDraft } from '../src/content/publication.ts';
import {
  conformanceFile,
  parseConformance,
} from '../src/features/accessibility/model/conformance.ts';
import { readOptions, stop } from './command.ts';
import { checkLaunch, compareRules, findOldChecks } from './launch/check-launch.ts';
import { isOnline, listExternalLinks, requestLinks } from './launch/external-links.ts';
import { allowFile, allowSchema, formatFindings, sortByAllowed } from './launch/findings.ts';

/** Checks whether the content can go live, and prints what is left to do. */

const { values } = readOptions({
  options: {
    /** Leaves out the check of external links. */
    offline: { type: 'boolean', default: false },
    /** Fails on upkeep, too. */
    upkeep: { type: 'boolean', default: false },
  },
});

const accepting = readFields(allowSchema, allowFile, readFileSync(allowFile, 'utf8'));
if (accepting.problems.length > 0) stop(formatReport(accepting.problems));
const { content, problems } = await checkFolder();
if (problems.length > 0) stop(`Fix these build errors first.\n${formatReport(problems)}`);

const links = listExternalLinks(content.sources.filter((source) => !isDraft(source)));
const urls = new Set(links.map(({ url }) => url));
const isChecked = !values.offline && (await isOnline());
if (isChecked) console.log(`Checking ${urls.size} external links …`);
const states = await requestLinks(isChecked ? urls : new Set());
const today = toLocalDate(new Date());
const { blocking, upkeep, accepted, unused } = sortByAllowed(
  [
    ...checkLaunch(content, today),
    ...findOldChecks(parseConformance(readFileSync(conformanceFile, 'utf8')), today),
    ...links.filter(({ url }) => states.get(url) === 'dead').map(({ finding }) => finding),
  ],
  accepting.data ?? [],
);

if (blocking.length > 0) console.log(formatFindings(blocking.toSorted(compareRules)));
if (upkeep.length > 0)
  console.log(
    `Upkeep (does not block the launch):\n\n${formatFindings(upkeep.toSorted(compareRules))}`,
  );
const uncertain = [...states].flatMap(([url, state]) => (state === 'unknown' ? [url] : []));
if (uncertain.length > 0)
  console.log(
    `Check these by hand, they refuse scripts or are slow:\n  ${uncertain.join('\n  ')}\n`,
  );
if (!isChecked) console.log(`Offline: not checked are external links, ${urls.size} in all.`);
for (const { key } of unused)
  if (isChecked || !key.startsWith('dead-link '))
    console.log(`No longer needed in ${allowFile}: ${key}`);
const state =
  blocking.length > 0 ? `${blocking.length} to fix or accept before launch` : 'Ready to launch';
console.log(`${state}, ${upkeep.length} for upkeep, ${accepted.length} accepted in ${allowFile}.`);
process.exit(blocking.length + (values.upkeep ? upkeep.length : 0) > 0 ? 1 : 0);
