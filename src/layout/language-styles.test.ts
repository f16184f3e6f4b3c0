import { testCases } from '../../tests/support/cases.ts';
import cases from './language-styles.cases.yaml?raw';
import { findLanguageStyles } from './language-styles.ts';

testCases(cases, {
  hasStyle: (tag: string, style: string) => findLanguageStyles(tag)?.includes(style),
});
