import { parseArgs } from 'node:util';
import { findProblems, findWarnings } from '../src/check/find-problems.ts';
import { formatReport } from '../src/check/problem.ts';
import type { KnownSources } from '../src/check/read-source.ts';
import { contentFolder } from '../src/content/folder.ts';
import { chooseContent } from './choose-content.ts';

const { values } = parseArgs({
  options: { content: { type: 'string' } },
});
chooseContent(values.content);

/** Parsed only once for problems and warnings. */
const known: KnownSources = new Map();
const problems = await findProblems('.', known);
if (problems.length > 0) {
  console.error(formatReport(problems));
  process.exit(1);
}
const warnings = await findWarnings('.', known);
if (warnings.length > 0) console.log(formatReport(warnings, 'warning'));
console.log(`No problems in ${contentFolder()}/.`);
