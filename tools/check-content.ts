import { findProblems } from './check/find-problems.ts';
import { toReport } from './check/problem.ts';

const problems = await findProblems();
if (problems.length > 0) {
  console.error(toReport(problems));
  process.exit(1);
}
console.log('No problem in content/, none in the colours.');
