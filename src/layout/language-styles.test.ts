import { expect, test } from 'vitest';
import { findLanguageStyles } from './language-styles.ts';

test.each(['en-IN', 'fr', 'ar'])('%s needs no additional styles', (language) => {
  expect(findLanguageStyles(language)).toBeUndefined();
});

test.each(['hi-IN', 'mr', 'hi'])(
  '%s: the Devanagari font is used, without tight letter spacing',
  (language) => {
    const styles = findLanguageStyles(language);
    expect(styles).toContain('--font-display:script,serif');
    expect(styles).toContain('--tracking-tight:normal');
  },
);

test.each(['de-DE', 'de-AT'])('%s: long words are hyphenated', (language) => {
  expect(findLanguageStyles(language)).toContain('hyphens:auto');
});
