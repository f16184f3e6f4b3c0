import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCalendarDate } from '../src/content/dates.ts';
import { checkContent } from './check/check-content.ts';
import { formatReport } from './check/problem.ts';
import { readContent } from './check/read-content.ts';
import { addAllowed, allowFile, readAllowed, sortByAllowed } from './launch/allowed.ts';
import { checkLaunch, readSources } from './launch/check-launch.ts';
import {
  checkLink,
  findDeadLinks,
  findExternalLinks,
  type LinkState,
} from './launch/external-links.ts';
import { type Finding, formatFinding } from './launch/finding.ts';

const { values } = parseArgs({
  options: {
    allow: { type: 'string' },
    reason: { type: 'string' },
    offline: { type: 'boolean', default: false },
    upkeep: { type: 'boolean', default: false },
  },
});

const stop = (text: string) => {
  console.error(text);
  process.exit(1);
};

/** The accepted findings; stops where an entry of the file cannot be read. */
function readAllowFile() {
  const { allowed, problems } = readAllowed(readFileSync(allowFile, 'utf8'));
  if (problems.length > 0) stop(formatReport(problems));
  return allowed;
}

let allowed = readAllowFile();
if (values.allow !== undefined) {
  const reason = (values.reason ?? '').trim();
  if (values.allow === '' || reason.length < 10)
    stop('Say what, and why in ten characters or more: --allow "key" --reason "…"');
  writeFileSync(allowFile, addAllowed(readFileSync(allowFile, 'utf8'), values.allow, reason));
  allowed = readAllowFile();
  console.log(`${values.allow}\nis accepted; the reason stands in ${allowFile}.`);
}

/** Asks all addresses, six at a time, and tells how far it is. */
async function askAll(urls: string[]) {
  const states = new Map<string, LinkState>();
  const waiting = urls.filter((url) => !/\.(example|test|invalid)(\/|$)/.test(url));
  const total = waiting.length;
  const askNext = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      states.set(url, await checkLink(url, fetch));
      if (states.size % 10 === 0) console.log(`  ${states.size} of ${total} external links asked`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, askNext));
  return states;
}

const isOnline = () =>
  fetch('https://www.w3.org/', { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    .then(() => true)
    .catch(() => false);

const content = await readContent();
const problems = checkContent(content);
if (problems.length > 0)
  stop(`Fix first what keeps the site from being built.\n${formatReport(problems)}`);

const links = findExternalLinks(readSources(content.files));
const online = !values.offline && (await isOnline());
if (online) console.log(`Asking ${links.size} external links …`);
const states = online ? await askAll([...links.keys()]) : new Map<string, LinkState>();
const findings = [
  ...checkLaunch(content.files, toCalendarDate(new Date())),
  ...findDeadLinks(links, states),
];
const { blocking, upkeep, accepted, idle } = sortByAllowed(findings, allowed);

const toList = (list: Finding[]) => `${list.map(formatFinding).join('\n\n')}\n`;
if (blocking.length > 0) console.log(toList(blocking));
if (upkeep.length > 0)
  console.log(`Upkeep; it keeps nothing from going live:\n\n${toList(upkeep)}`);
const uncertain = [...states].filter(([, state]) => state === 'unknown').map(([url]) => url);
if (uncertain.length > 0)
  console.log(`Try by hand, these refuse machines or are slow:\n  ${uncertain.join('\n  ')}\n`);
if (!online) console.log(`Offline: ${links.size} external links were not asked.`);
for (const { key } of idle)
  if (online || !key.startsWith('dead-link '))
    console.log(`No longer needed in ${allowFile}: ${key}`);
const rest = `${upkeep.length} of upkeep, ${accepted.length} accepted in ${allowFile}.`;
console.log(
  blocking.length > 0
    ? `${blocking.length} to fix or accept before launch, ${rest}`
    : `Ready to launch; ${rest}`,
);
const counted = values.upkeep ? [...blocking, ...upkeep] : blocking;
process.exit(counted.length > 0 ? 1 : 0);
