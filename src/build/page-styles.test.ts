import { expect, test } from 'vitest';
import { removeUnusedRules } from './page-styles.ts';

test('a page keeps the typeface that only the styles of its language name, and no other', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/${name}.woff2)}`;
  const language = '<style>:root{--font-display:script,serif}</style>';
  const page = `${language}<style>${face('script')}${face('prose')}h1{font-family:var(--font-display)}</style>`;
  const { length } = removeUnusedRules(page, new Map(), new Set()).match(/woff2/g) ?? [];
  expect(length).toBe(1);
});
