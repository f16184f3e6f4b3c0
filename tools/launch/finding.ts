import type { Problem } from '../../src/check/problem.ts';

/** Something that should not go live as it is, although the site can be built with it. */
export interface Finding extends Problem {
  /** Name of the rule, such as `reserved-domain`. */
  rule: string;
  /** Why it matters, one sentence. */
  why: string;
  /** True if the finding arises only with time: it is reported but does not block the launch. */
  upkeep?: true;
}

/** @returns the key of a finding in `launch-allow.yaml`: its rule, file and field */
export const formatKey = ({ rule, file, field }: Finding) =>
  [rule, file, ...(field ? [field] : [])].join(' ');

/** @returns a finding as five short lines to print */
export function formatFinding(finding: Finding) {
  const { file, line, field, message, fix, why } = finding;
  return [
    `${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`,
    `    problem  ${message}.`,
    `    fix      ${fix}`,
    `    why      ${why}`,
    `    key      ${formatKey(finding)}`,
  ].join('\n');
}
