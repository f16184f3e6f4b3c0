import type { Problem } from '../check/problem.ts';

/** Something that may not go live as it is, though the site can be built with it. */
export interface Finding extends Problem {
  /** Name of the rule, such as `reserved-domain`. */
  rule: string;
  /** Why it matters, one sentence. */
  why: string;
  /** True where time brings it and no change to the site: it is told, and nothing waits for it. */
  upkeep?: true;
}

/** What `launch-allow.yaml` calls a finding: its rule, file and field. */
export const toKey = ({ rule, file, field }: Finding) =>
  [rule, file, ...(field ? [field] : [])].join(' ');

/** @returns a finding in four short lines */
export function formatFinding(finding: Finding) {
  const { file, line, field, message, fix, why } = finding;
  return [
    `${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`,
    `    what  ${message}.`,
    `    put   ${fix}`,
    `    why   ${why}`,
    `    key   ${toKey(finding)}`,
  ].join('\n');
}
