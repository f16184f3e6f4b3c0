import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { type Finding, toKey } from './finding.ts';

const allowSchema = z.array(
  z.strictObject({
    key: z.string().min(1),
    reason: z.string().trim().min(10),
  }),
);

export type Allowed = z.infer<typeof allowSchema>;

/**
 * @param text of `launch-allow.yaml`
 * @throws where an entry has no key, or no reason of ten characters or more
 */
export const readAllowed = (text: string): Allowed => allowSchema.parse(parse(text) ?? []);

/** @returns the text of `launch-allow.yaml` with one entry more; its comments stay */
export const addAllowed = (text: string, key: string, reason: string) =>
  `${text.replace(/^\[\]\s*$/m, '').trimEnd()}\n${stringify(allowSchema.parse([{ key, reason }]), { lineWidth: 0 })}`.trimStart();

/** Parts findings into those that stand and those that were accepted. */
export function sortByAllowed(findings: Finding[], allowed: Allowed) {
  const isAllowed = (finding: Finding) => allowed.some(({ key }) => key === toKey(finding));
  return {
    open: findings.filter((finding) => !isAllowed(finding)),
    accepted: findings.filter(isAllowed),
    /** Entries whose finding is gone. */
    idle: allowed.filter(({ key }) => !findings.some((finding) => toKey(finding) === key)),
  };
}
