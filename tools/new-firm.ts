import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatReport, type Problem } from './check/problem.ts';
import { checkFields } from './check/schema-errors.ts';
import { readYaml } from './check/source.ts';
import { askFacts } from './new-firm/ask-facts.ts';
import { createFirm } from './new-firm/create-firm.ts';
import { type Facts, factsSchema } from './new-firm/facts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { facts: { type: 'string' } },
});

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

/** @returns the facts of a file; exits if one is missing or invalid */
function readFacts(file: string): Facts {
  const { data, toLine, problems } = readYaml(readFileSync(file, 'utf8'), 0, file);
  const found: Problem[] = [...problems, ...checkFields(factsSchema, { file, data, toLine })];
  if (found.length > 0) stop(formatReport(found));
  return factsSchema.parse(data);
}

const folder = positionals[0]?.replace(/\/$/, '');
if (!folder) stop('A folder is required: npm run new:firm -- firms/our-firm');
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} is not empty. Choose a new folder: existing files are never overwritten.`);

const facts = values.facts === undefined ? await askFacts() : readFacts(values.facts);
const count = createFirm(folder, facts);

console.log(`Wrote ${count} files to ${folder}. Texts that start with TODO are still to be written.

  npm run check:content -- --content ${folder}
  npm run launch-check -- --content ${folder}   lists what is left
  npm run build -- --content ${folder}`);
