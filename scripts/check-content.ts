import { parseArgs } from 'node:util';
import { checkContent } from '../src/lib/content-check/check-content.ts';
import { toReport } from '../src/lib/content-check/problem.ts';
import { readContent } from './read-content.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });

const content = await readContent(values.root);
const problems = checkContent(content);
if (problems.length > 0) {
  console.error(toReport(problems));
  process.exit(1);
}
console.log(`${content.files.length} files of content/ read: no problem.`);
