import { type Mistake, setField } from './mistakes.ts';

const press = 'content/case-studies/fewer-leavers-on-the-press-line.yaml';

/** Mistakes in case studies, and in references to them. */
export const caseStudyMistakes: Mistake[] = [
  {
    name: 'a testimonial too short for its preview',
    file: press,
    change: [/(quote: ).*(?:\n {4}.*)*/, '$1They did what they said.'],
    on: '  quote:',
    field: 'testimonial.quote',
    message: /is too short for the preview/,
    fix: /more than 100 characters/,
  },
  {
    name: 'an unknown industry',
    file: press,
    ...setField('industry', 'Automotive'),
    message: /there is no sector "Automotive"/,
    fix: /Manufacturing, .*content\/sectors/,
  },
  {
    name: 'a number in words',
    file: press,
    change: [/before: .*/, 'before: thirty'],
    on: 'before:',
    field: 'results, item 1, comparison.before',
    message: /"thirty" is not a number/,
    fix: /Write digits/,
  },
  {
    name: 'one challenge instead of two',
    file: press,
    change: [/^challenges:\n( {2}- .*\n)(?: {2}- .*\n)+/m, 'challenges:\n$1'],
    on: 'challenges:',
    field: 'challenges',
    message: /has 1 item and needs at least 2/,
    fix: /Add 1 item/,
  },
  {
    name: 'a case study that ended before it began',
    file: press,
    ...setField('ended', '"2022-12"'),
    message: /"2022-12" is before the month in which the work began/,
    fix: /2023-02 or later/,
  },
  {
    name: 'a month that does not exist',
    file: press,
    ...setField('started', '"2023-13"'),
    message: /"2023-13" is not a valid month/,
    fix: /Write the year and month in digits, .*: 2025-01/,
  },
  {
    name: 'a case study with a team member who does not exist',
    file: press,
    change: [/^team: \[/m, 'team: [meera, '],
    on: 'team:',
    field: 'team, item 1',
    message: /there is no team member "meera"/,
    fix: /meera-specimen/,
  },
  {
    name: 'a deleted case study that a service refers to',
    file: press,
    change: null,
    at: 'content/services/hr-advisory/employee-engagement.md',
    field: 'caseStudy',
    message: /there is no case study "fewer-leavers-on-the-press-line"/,
    fix: /content\/case-studies/,
  },
];
