import { stringify } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../check/problem.ts';
import { checkFields } from '../check/schema-errors.ts';
import { readYaml } from '../check/source.ts';
import { type Finding, toKey } from './finding.ts';

/** The file that holds what the firm accepts, from the root of the project. */
export const allowFile = 'launch-allow.yaml';

const allowSchema = z.array(
  z
    .strictObject({
      key: z.string().min(1).describe('the key that the launch check prints with the finding'),
      reason: z.string().trim().min(10).describe('why it is accepted, in ten characters or more'),
    })
    .describe('an entry with the fields key and reason'),
);

type Allowed = z.infer<typeof allowSchema>;

/**
 * @param text of `launch-allow.yaml`
 * @returns its entries, or every problem that keeps them from being read
 */
export function readAllowed(text: string): { allowed: Allowed; problems: Problem[] } {
  const { data, toLine, problems } = readYaml(text, 0, allowFile);
  const fields = { file: allowFile, data: data ?? [], toLine };
  const { data: allowed = [] } = allowSchema.safeParse(fields.data);
  return { allowed, problems: [...problems, ...checkFields(allowSchema, fields)] };
}

/** @returns the text of `launch-allow.yaml` with one entry more; its comments stay */
export const addAllowed = (text: string, key: string, reason: string) =>
  `${text.replace(/^\[\]\s*$/m, '').trimEnd()}\n${stringify([{ key, reason }], { lineWidth: 0 })}`.trimStart();

/** Parts findings into those that keep the site from going live, upkeep, and what was accepted. */
export function sortByAllowed(findings: Finding[], allowed: Allowed) {
  const isAllowed = (finding: Finding) => allowed.some(({ key }) => key === toKey(finding));
  const open = findings.filter((finding) => !isAllowed(finding));
  return {
    blocking: open.filter(({ upkeep }) => !upkeep),
    upkeep: open.filter(({ upkeep }) => upkeep),
    accepted: findings.filter(isAllowed),
    /** Entries whose finding is gone. */
    idle: allowed.filter(({ key }) => !findings.some((finding) => toKey(finding) === key)),
  };
}
