import { readFileSync, writeFileSync } from 'node:fs';
import { checkContent } from '../../src/check/check-content.ts';
import { isDraft } from '../../src/check/entries.ts';
import { formatReport } from '../../src/check/problem.ts';
import { readContent } from '../../src/check/read-content.ts';
import { conformanceFile, parseConformance } from '../../src/content/accessibility/conformance.ts';
import { toCalendarDate } from '../../src/content/dates.ts';
import { checkLaunch, findOldChecks } from './check-launch.ts';
import {
  checkLinks,
  findDeadLinks,
  findExternalLinks,
  isOnline,
  type LinkState,
} from './external-links.ts';
import { addAllowed, allowFile, formatFindings, readAllowed, sortByAllowed } from './findings.ts';

interface Options {
  /** The key of a finding to accept. */
  allow?: string | undefined;
  /** Why it is accepted. */
  reason?: string | undefined;
  /** Whether to leave out the check of external links. */
  offline: boolean;
  /** Whether upkeep fails the check, too. */
  upkeep: boolean;
}

/**
 * Checks whether the content can go live, and prints what is left to do.
 * @returns the exit code of the command
 */
export async function reportLaunch(
  options: Options,
  { log, error }: Pick<Console, 'log' | 'error'> = console,
): Promise<0 | 1> {
  const stop = (text: string) => {
    error(text);
    return 1 as const;
  };
  const before = readFileSync(allowFile, 'utf8');
  const { problems: invalid } = readAllowed(before);
  if (invalid.length > 0) return stop(formatReport(invalid));
  const { allow, reason = '' } = options;
  const after = allow === undefined ? before : addAllowed(before, allow, reason);
  const { allowed, problems: refused } = readAllowed(after);
  if (refused.length > 0)
    return stop('Give a key and a reason of at least ten characters: --allow "key" --reason "…"');
  if (allow !== undefined) {
    writeFileSync(allowFile, after);
    log(`Accepted in ${allowFile}: ${allow}`);
  }

  const content = await readContent();
  const problems = checkContent(content);
  if (problems.length > 0) return stop(`Fix these build errors first.\n${formatReport(problems)}`);

  const links = findExternalLinks(
    content.files.flatMap(({ source }) => (source && !isDraft(source) ? [source] : [])),
  );
  const online = !options.offline && (await isOnline());
  if (online) log(`Checking ${links.size} external links …`);
  const states = online ? await checkLinks([...links.keys()], log) : new Map<string, LinkState>();
  const today = toCalendarDate(new Date());
  const findings = [
    ...checkLaunch(content.files, today),
    ...findOldChecks(parseConformance(readFileSync(conformanceFile, 'utf8')), today),
    ...findDeadLinks(links, states),
  ];
  const { blocking, upkeep, accepted, unused } = sortByAllowed(findings, allowed);

  if (blocking.length > 0) log(formatFindings(blocking));
  if (upkeep.length > 0) log(`Upkeep (does not block the launch):\n\n${formatFindings(upkeep)}`);
  const uncertain = [...states].filter(([, state]) => state === 'unknown').map(([url]) => url);
  if (uncertain.length > 0)
    log(`Check these by hand, they refuse scripts or are slow:\n  ${uncertain.join('\n  ')}\n`);
  if (!online) log(`Offline: ${links.size} external links were not checked.`);
  for (const { key } of unused)
    if (online || !key.startsWith('dead-link ')) log(`No longer needed in ${allowFile}: ${key}`);
  const rest = `${upkeep.length} for upkeep, ${accepted.length} accepted in ${allowFile}.`;
  log(
    blocking.length > 0
      ? `${blocking.length} to fix or accept before launch, ${rest}`
      : `Ready to launch; ${rest}`,
  );
  const failing = options.upkeep ? [...blocking, ...upkeep] : blocking;
  return failing.length > 0 ? 1 : 0;
}
