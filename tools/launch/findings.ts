import { z } from 'zod';
import { formatProblem, type Problem } from '../../src/content/problem.ts';

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

/** @returns the findings of a rule: why it matters, then a line for each, or for each file with notes */
function formatRule([first, ...others]: Finding[]) {
  if (!first) return [];
  const group = [first, ...others];
  const isAlike = group.every(({ message, fix }) => message + fix === first.message + first.fix);
  const places = Map.groupBy(group, ({ file, field, message }) => `${file}\n${field}\n${message}`);
  const lines = [...places.values()].map((alike) => {
    const [{ file, field, message, fix } = first] = alike;
    const rows = alike.flatMap(({ line }) => line ?? []).join(', ');
    const words = isAlike ? '' : `: ${message}. ${fix}`;
    return `  ${file}${rows && `:${rows}`}${field ? `  ${field}` : ''}${words}`;
  });
  const what = isAlike ? `${first.message}. ${first.fix} ` : '';
  return [`${first.rule} (${group.length}): ${what}${first.why}`, ...lines, ''];
}

/** How many findings are named first. */
const most = 3;

/** @returns the findings as lines, those of a rule together: what matters most is first */
export function formatFindings(findings: Finding[]) {
  const rules = [...Map.groupBy(findings, ({ rule }) => rule).values()];
  const start = rules.slice(0, most).flatMap(([first]) => (first ? [formatProblem(first)] : []));
  const intro =
    rules.length > most ? ['Start with these:', ...start.map((line) => `  ${line}`), ''] : [];
  return [...intro, ...rules.flatMap(formatRule)].join('\n');
}

/** The findings that the firm accepts; path from the root of the project. */
export const allowFile = 'launch-allow.yaml';

export const allowSchema = z
  .array(
    z
      .strictObject({
        key: z.string().min(1).describe('the key that the launch check prints with the finding'),
        reason: z
          .string()
          .trim()
          .min(10)
          .describe('why it is accepted, in at least ten characters'),
      })
      .describe('an entry with the fields key and reason'),
  )
  .nullable();

type Allowed = NonNullable<z.infer<typeof allowSchema>>;

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
