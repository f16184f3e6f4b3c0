import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
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
 * Asks for each fact until the answer is valid, shows all, and asks again for those that are named.
 * @throws when the input ends before the last answer
 */
export async function askFacts(): Promise<Facts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are read one after another, so that answers can also be piped in.
  const lines = terminal[Symbol.asyncIterator]();
  const facts: Record<string, unknown> = {};
  const readLine = async (question: string) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new Error('The input ended before the last question.');
    return value.trim();
  };
  const ask = async (name: string, schema: z.ZodType): Promise<void> => {
    const answer = parseAnswer(schema, await readLine(`${describeSchema(schema).description}: `));
    const { success, data, error } = schema.safeParse(answer);
    if (success) facts[name] = data;
    for (const issue of error?.issues ?? []) {
      const value = Array.isArray(answer) ? (answer[Number(issue.path[0])] ?? answer) : answer;
      const { message, fix } = describeIssue(issue, value);
      console.log(`  ${message}. ${fix}`);
    }
    if (!success) await ask(name, schema);
  };
  const questions: Record<string, z.ZodType> = factsSchema.shape;
  for (const [name, schema] of Object.entries(questions)) await ask(name, schema);
  for (let name = '?'; name !== ''; ) {
    console.log(`\n${stringify(facts)}`);
    name = await readLine('Enter writes the files; the name of a line asks for it again: ');
    const schema = questions[name];
    if (schema) await ask(name, schema);
    else if (name !== '') console.log(`  There is no line "${name}".`);
  }
  terminal.close();
  return factsSchema.parse(facts);
}
