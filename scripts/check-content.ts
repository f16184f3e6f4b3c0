import { toReport } from '../src/lib/content-check/problem.ts';
import { findProblems } from './find-problems.ts';

const problems = await findProblems();
if (problems.length > 0) {
  console.error(toReport(problems));
  process.exit(1);
}
console.log('No problem in content/, none in the colours.');
