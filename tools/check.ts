import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { compiledFolder } from '../src/build-cache.ts';
import type { KnownSources } from '../src/check/read-source.ts';
import { contentFolder } from '../src/content/folder.ts';
import { chooseContent } from './choose-content.ts';

const { values } = parseArgs({
  options: { content: { type: 'string' } },
});
chooseContent(values.content);
// Loading the check takes as long as checking a small firm.
enableCompileCache(compiledFolder);
const [{ findProblems, findWarnings }, { readKeptFields, writeKeptFields }, { formatReport }] =
  await Promise.all([
    import('../src/check/find-problems.ts'),
    import('../src/check/kept-fields.ts'),
    import('../src/check/problem.ts'),
  ]);

/** Parsed only once for problems and warnings. */
const known: KnownSources = new Map();
await readKeptFields();
const problems = await findProblems('.', known);
await writeKeptFields(known);
if (problems.length > 0) {
  console.error(formatReport(problems));
  process.exit(1);
}
const warnings = await findWarnings('.', known);
if (warnings.length > 0) console.log(formatReport(warnings, 'warning'));
console.log(`No problems in ${contentFolder()}/.`);
