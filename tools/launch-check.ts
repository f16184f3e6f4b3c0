import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCalendarDate } from '../src/content/dates.ts';
import { readAccount } from './access/read-account.ts';
import { checkContent } from './check/check-content.ts';
import { formatReport } from './check/problem.ts';
import { readContent } from './check/read-content.ts';
import { chooseContent } from './choose-content.ts';
import { addAllowed, allowFile, readAllowed, sortByAllowed } from './launch/allowed.ts';
import { checkLaunch, readSources } from './launch/check-launch.ts';
import {
  checkLink,
  findDeadLinks,
  findExternalLinks,
  type LinkState,
} from './launch/external-links.ts';
import { type Finding, formatFinding } from './launch/finding.ts';
import { drawThumbnails, findSamplePictures, listPictures } from './launch/sample-pictures.ts';
import { readPrints } from './launch/sample-prints.ts';
import { findOldChecks } from './launch/upkeep.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    allow: { type: 'string' },
    reason: { type: 'string' },
    offline: { type: 'boolean', default: false },
    upkeep: { type: 'boolean', default: false },
  },
});

chooseContent(values.content);

const stop = (text: string) => {
  console.error(text);
  process.exit(1);
};

/** @returns the accepted findings; exits if an entry is invalid */
function readAllowFile() {
  const { allowed, problems } = readAllowed(readFileSync(allowFile, 'utf8'));
  if (problems.length > 0) stop(formatReport(problems));
  return allowed;
}

let allowed = readAllowFile();
if (values.allow !== undefined) {
  const text = addAllowed(readFileSync(allowFile, 'utf8'), values.allow, values.reason ?? '');
  if (readAllowed(text).problems.length > 0)
    stop('Give a key and a reason of at least ten characters: --allow "key" --reason "…"');
  writeFileSync(allowFile, text);
  allowed = readAllowFile();
  console.log(`Accepted in ${allowFile}: ${values.allow}`);
}

/** Checks six links at a time and reports its progress. */
async function checkLinks(urls: string[]) {
  const states = new Map<string, LinkState>();
  const waiting = urls.filter((url) => !/\.(example|test|invalid)(\/|$)/.test(url));
  const total = waiting.length;
  const checkNext = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      states.set(url, await checkLink(url, fetch));
      if (states.size % 10 === 0)
        console.log(`  ${states.size} of ${total} external links checked`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, checkNext));
  return states;
}

const isOnline = () =>
  fetch('https://www.w3.org/', { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    .then(() => true)
    .catch(() => false);

const content = await readContent();
const problems = checkContent(content);
if (problems.length > 0) stop(`Fix these build errors first.\n${formatReport(problems)}`);

const links = findExternalLinks(readSources(content.files));
const online = !values.offline && (await isOnline());
if (online) console.log(`Checking ${links.size} external links …`);
const states = online ? await checkLinks([...links.keys()]) : new Map<string, LinkState>();
const today = toCalendarDate(new Date());
const prints = readPrints();
const findings = [
  ...checkLaunch(content.files, today, prints),
  ...findSamplePictures(await drawThumbnails(listPictures(content)), prints.pictures),
  ...findOldChecks(readAccount(), today),
  ...findDeadLinks(links, states),
];
const { blocking, upkeep, accepted, unused } = sortByAllowed(findings, allowed);

const formatList = (list: Finding[]) => `${list.map(formatFinding).join('\n\n')}\n`;
if (blocking.length > 0) console.log(formatList(blocking));
if (upkeep.length > 0) console.log(`Upkeep (does not block the launch):\n\n${formatList(upkeep)}`);
const uncertain = [...states].filter(([, state]) => state === 'unknown').map(([url]) => url);
if (uncertain.length > 0)
  console.log(
    `Check these by hand, they refuse scripts or are slow:\n  ${uncertain.join('\n  ')}\n`,
  );
if (!online) console.log(`Offline: ${links.size} external links were not checked.`);
for (const { key } of unused)
  if (online || !key.startsWith('dead-link '))
    console.log(`No longer needed in ${allowFile}: ${key}`);
const rest = `${upkeep.length} for upkeep, ${accepted.length} accepted in ${allowFile}.`;
console.log(
  blocking.length > 0
    ? `${blocking.length} to fix or accept before launch, ${rest}`
    : `Ready to launch; ${rest}`,
);
const failing = values.upkeep ? [...blocking, ...upkeep] : blocking;
process.exit(failing.length > 0 ? 1 : 0);
