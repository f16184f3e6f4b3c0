import { createInterface } from 'node:readline/promises';
import type { z } from 'zod';
import { describeIssue } from '../../src/check/schema-errors.ts';
import { describeSchema } from '../../src/content/schema.ts';
import { type Facts, factsSchema } from './facts.ts';

/**
 * A list is typed on one line, separated by commas or spaces; an optional fact may be left empty.
 */
function parseAnswer(schema: z.ZodType, answer: string) {
  if (describeSchema(schema).items)
    return answer.split(/[\s,]+/).filter((item) => item && item !== 'none');
  return answer === '' && schema.safeParse(undefined).success ? undefined : answer;
}

/**
 * Asks for each fact until the answer is valid.
 * @throws when the input ends before the last answer
 */
export async function askFacts(): Promise<Facts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are read one after another, so that answers can also be piped in.
  const lines = terminal[Symbol.asyncIterator]();
  const facts: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(factsSchema.shape)) {
    while (!(name in facts)) {
      process.stdout.write(`${describeSchema(schema).description}: `);
      const { value, done } = await lines.next();
      if (done) throw new Error('The input ended before the last question.');
      const answer = parseAnswer(schema, value.trim());
      const { success, data, error } = schema.safeParse(answer);
      if (success) facts[name] = data;
      for (const issue of error?.issues ?? []) {
        const value = Array.isArray(answer) ? (answer[Number(issue.path[0])] ?? answer) : answer;
        const { message, fix } = describeIssue(issue, value);
        console.log(`  ${message}. ${fix}`);
      }
    }
  }
  terminal.close();
  return factsSchema.parse(facts);
}
