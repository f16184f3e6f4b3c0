import { expect, test } from 'vitest';
import { findLanguageStyles } from './language-styles.ts';

test.each(['en-IN', 'fr', 'ar'])('%s has the styles of all pages alone', (language) => {
  expect(findLanguageStyles(language)).toBeUndefined();
});

test.each(['hi-IN', 'mr', 'hi'])('%s: letters hang from an unbroken line', (language) => {
  const styles = findLanguageStyles(language);
  expect(styles).toContain('--face-display:var(--face-Deva)');
  expect(styles).toContain('--tracking-tight:normal');
});

test.each(['de-DE', 'de-AT'])('%s: long words are hyphenated', (language) => {
  expect(findLanguageStyles(language)).toContain('hyphens:auto');
});

test('Hindi in Latin letters is set as other languages in Latin letters', () => {
  expect(findLanguageStyles('hi-Latn')).toBeUndefined();
});
