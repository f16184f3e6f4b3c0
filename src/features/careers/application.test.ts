import { testCases } from '../../../tests/support/cases.ts';
import { getEnglishWords } from '../../site/example-site.ts';
import cases from './application.cases.yaml?raw';
import { type Answers, cleanAnswers, findErrors } from './application.ts';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { matchJob } from './useJobLinks.ts';

const positions = [
  ...['Marketing Intern', 'Marketing Executive', 'Senior Auditor', 'Auditor'],
  ...['Audit 20\u202f%', 'Pay\u00adroll Clerk', 'General Application'],
];
const answers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: 'Marketing Intern',
  message: '',
};

const buildLink = (change: Partial<Answers>) =>
  buildMailLink('jobs@firm.example', { ...answers, ...change }, getEnglishWords());

/** Each function is given what an applicant answers in other words than these. */
testCases(cases, {
  findErrors: (change: Partial<Answers>) =>
    Object.entries(findErrors({ ...answers, ...change }, positions, getEnglishWords())),
  cleanAnswers: (change: Partial<Answers>) => cleanAnswers({ ...answers, ...change }),
  readMail: (change: Partial<Answers>) => {
    const { pathname, searchParams } = new URL(buildLink(change));
    return [pathname, Object.fromEntries(searchParams)];
  },
  isLong: (word: string, times: number) => isLongLink(buildLink({ message: word.repeat(times) })),
  matchJob: (query: string) => matchJob(query, positions),
});
