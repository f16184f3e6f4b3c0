import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { Testimonial } from './Testimonial.tsx';

/** @returns the part of a testimonial that is shown while it is closed */
function showStart(quote: string) {
  const testimonial = { quote, by: 'A client' };
  const html = renderToStaticMarkup(
    createElement(Testimonial, { testimonial, words: getEnglishWords() }),
  );
  return /<span class="[^"]*group-open:hidden">([^<]*)</.exec(html)?.[1];
}

test('a surrogate pair counts as one character and is not split', () => {
  expect(showStart(`${'a'.repeat(99)}😀 and more`)).toContain(`${'a'.repeat(99)}😀…`);
  expect(showStart('😀'.repeat(101))).toContain(`${'😀'.repeat(100)}…`);
});
