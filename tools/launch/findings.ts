import { z } from 'zod';
import { describeYaml } from '../../src/check/describe-file.ts';
import type { Problem } from '../../src/check/problem.ts';
import { checkFields } from '../../src/check/schema-errors.ts';
import { parseYaml } from '../../src/site/source.ts';

/** Something that should not go live as it is, although the site can be built with it. */
export interface Finding extends Problem {
  /** Name of the rule, such as `reserved-domain`. */
  rule: string;
  /** Why it matters, one sentence. */
  why: string;
}

/** Rules whose findings arise only with time: they are reported but do not block the launch. */
const upkeepRules = ['stale-opening', 'unchecked-law', 'unchecked-duty', 'old-check', 'dead-link'];

/** @returns the key of a finding in `launch-allow.yaml`: its rule, file and field */
const formatKey = ({ rule, file, field }: Finding) =>
  [rule, file, ...(field ? [field] : [])].join(' ');

/** @returns a finding as five short lines to print */
function formatFinding(finding: Finding) {
  const { file, line, field, message, fix, why } = finding;
  return [
    `${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`,
    `    problem  ${message}.`,
    `    fix      ${fix}`,
    `    why      ${why}`,
    `    key      ${formatKey(finding)}`,
  ].join('\n');
}

export const formatFindings = (findings: Finding[]) =>
  `${findings.map(formatFinding).join('\n\n')}\n`;

/** The findings that the firm accepts; path from the root of the project. */
export const allowFile = 'launch-allow.yaml';

const allowSchema = z.array(
  z
    .strictObject({
      key: z.string().min(1).describe('the key that the launch check prints with the finding'),
      reason: z.string().trim().min(10).describe('why it is accepted, in at least ten characters'),
    })
    .describe('an entry with the fields key and reason'),
);

type Allowed = z.infer<typeof allowSchema>;

/**
 * Parses the accepted findings.
 * @param text of `launch-allow.yaml`
 */
export function readAllowed(text: string): { allowed: Allowed; problems: Problem[] } {
  const yaml = parseYaml(text);
  const fields = { file: allowFile, data: yaml.data ?? [], toLine: yaml.toLine };
  const { data: allowed = [] } = allowSchema.safeParse(fields.data);
  return {
    allowed,
    problems: [...describeYaml(yaml, allowFile), ...checkFields(allowSchema, fields)],
  };
}

/** Groups the findings into those that block the launch, upkeep, and accepted ones. */
export function sortByAllowed(findings: Finding[], allowed: Allowed) {
  const isAllowed = (finding: Finding) => allowed.some(({ key }) => key === formatKey(finding));
  const open = findings.filter((finding) => !isAllowed(finding));
  const isUpkeep = ({ rule }: Finding) => upkeepRules.includes(rule);
  return {
    blocking: open.filter((finding) => !isUpkeep(finding)),
    upkeep: open.filter(isUpkeep),
    accepted: findings.filter(isAllowed),
    /** Entries that match no finding. */
    unused: allowed.filter(({ key }) => !findings.some((finding) => formatKey(finding) === key)),
  };
}
