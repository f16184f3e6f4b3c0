import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { Testimonial } from './Testimonial.tsx';

test('a surrogate pair counts as one character and is not split', () => {
  const [testimonial, words] = [{ quote: '😀'.repeat(101), by: 'A client' }, getEnglishWords()];
  const shown = createElement(Testimonial, { testimonial, isPreview: true, words });
  expect(renderToStaticMarkup(shown)).toContain(`${'😀'.repeat(100)}…`);
});
