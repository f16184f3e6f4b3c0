import { expect, test } from 'vitest';
import { matchJob } from './job-match.ts';

const positions = ['Marketing Intern', 'Marketing Executive', 'HR Intern', 'General Application'];

test.each([
  ['?job=HR%20Intern', 'HR Intern'],
  ['?job=HR+Intern', 'HR Intern'],
  ['?job=executive', 'Marketing Executive'],
  ['?job=%20%20hr%20', 'HR Intern'],
  ['?job=marketing%20%20intern', 'Marketing Intern'],
  ['?job=hr%C2%A0intern%0A', 'HR Intern'],
  ['?job=INTERN', 'Marketing Intern'],
  ['?job=marketing', 'Marketing Intern'],
  ['?department=Marketing&job=hr', 'HR Intern'],
  ['?job=hr&job=executive', 'HR Intern'],
  ['', undefined],
  ['?job', undefined],
  ['?job=', undefined],
  ['?job=%20', undefined],
  ['?job=astronaut', undefined],
  ['?job=Marketing Interns', undefined],
  ['?job=.*', undefined],
  ['?job=%', undefined],
  ['?job=%E0%A4%A', undefined],
  ['?job=<script>alert(1)</script>', undefined],
  ['?JOB=HR', undefined],
])('%s selects %s', (search, position) => {
  expect(matchJob(search, positions)).toBe(position);
});
