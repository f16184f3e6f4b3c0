import { stringify } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../../src/check/problem.ts';
import { describeYaml } from '../../src/check/read-source.ts';
import { checkFields } from '../../src/check/schema-errors.ts';
import { parseYaml } from '../../src/site/source.ts';
import { type Finding, formatKey } from './finding.ts';

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
  const problems = describeYaml(yaml, allowFile);
  const fields = { file: allowFile, data: yaml.data ?? [], toLine: yaml.toLine };
  const { data: allowed = [] } = allowSchema.safeParse(fields.data);
  return { allowed, problems: [...problems, ...checkFields(allowSchema, fields)] };
}

/** @returns the text of `launch-allow.yaml` with an entry added, keeping its comments */
export const addAllowed = (text: string, key: string, reason: string) =>
  `${text.replace(/^\[\]\s*$/m, '').trimEnd()}\n${stringify([{ key, reason }], { lineWidth: 0 })}`.trimStart();

/** Groups the findings into those that block the launch, upkeep, and accepted ones. */
export function sortByAllowed(findings: Finding[], allowed: Allowed) {
  const isAllowed = (finding: Finding) => allowed.some(({ key }) => key === formatKey(finding));
  const open = findings.filter((finding) => !isAllowed(finding));
  return {
    blocking: open.filter(({ upkeep }) => !upkeep),
    upkeep: open.filter(({ upkeep }) => upkeep),
    accepted: findings.filter(isAllowed),
    /** Entries that match no finding. */
    unused: allowed.filter(({ key }) => !findings.some((finding) => formatKey(finding) === key)),
  };
}
