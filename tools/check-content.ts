import { findProblems } from './check/find-problems.ts';
import { formatReport } from './check/problem.ts';

const problems = await findProblems();
if (problems.length > 0) {
  console.error(formatReport(problems));
  process.exit(1);
}
console.log('No problems in content/ or in the colours.');
