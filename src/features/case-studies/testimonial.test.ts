import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { Testimonial } from './Testimonial.tsx';

/** @returns the HTML of how a testimonial begins */
const showStart = (quote: string) =>
  renderToStaticMarkup(
    createElement(Testimonial, {
      testimonial: { quote, by: 'A client' },
      isPreview: true,
      words: getEnglishWords(),
    }),
  );

test('a surrogate pair counts as one character and is not split', () => {
  expect(showStart(`${'a'.repeat(99)}😀 and more`)).toContain(`${'a'.repeat(99)}😀…`);
  expect(showStart('😀'.repeat(101))).toContain(`${'😀'.repeat(100)}…`);
});
