import { testCases } from '../../../tests/support/cases.ts';
import cases from './find-passage.cases.yaml?raw';
import { findPassage } from './find-passage.ts';

testCases(cases, {
  /** The matching words in brackets. */
  findPassage: (text: string, terms: string[]) =>
    findPassage({
      ...{ group: '', path: '/', title: 'A title', summary: 'The summary.', text },
      terms: new Set(terms),
    })
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join(''),
});
