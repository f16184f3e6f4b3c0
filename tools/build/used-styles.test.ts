import { describe, expect, test } from 'vitest';
import { hashSource } from './inline-script.ts';
import { removeUnusedStyles } from './used-styles.ts';

const css = '.card{color:red}.lg\\:wide{width:9px}.gone{color:#00f}.dark .card{color:#fff}';
const page = (body: string) =>
  `<meta content="style-src '${hashSource(css)}'"><style>${css}</style>${body}`;

/** @returns the styles that remain in the first of the pages */
const keep = (...bodies: string[]) => {
  const pages = new Map(bodies.map((body, index) => [`${index}.html`, page(body)]));
  const [html = ''] = removeUnusedStyles(pages).values();
  return /<style>(.*)<\/style>/.exec(html)?.[1];
};

describe('a page keeps', () => {
  test('styles for its classes, including responsive ones', () => {
    expect(keep('<p class="card lg:wide">')).toBe('.card{color:red}.lg\\:wide{width:9px}');
  });

  test('styles for classes that its scripts set', () => {
    expect(keep('<p class="card"><script>root.classList.add("dark")</script>')).toContain(
      '.dark .card',
    );
  });

  test('no other styles, even if a text contains the class name', () => {
    expect(keep('<p class="card">gone')).toBe('.card{color:red}');
  });

  test('styles for the classes of other pages with the same styles', () => {
    expect(keep('<p class="card">', '<p class="gone">')).toBe('.card{color:red}.gone{color:#00f}');
  });

  test('all styles if it has an island', () => {
    expect(keep('<astro-island></astro-island>')).toBe(css);
  });
});

test('the policy of the page allows the remaining styles', () => {
  const [html] = removeUnusedStyles(new Map([['a.html', page('<p class="card">')]])).values();
  expect(html).toContain(hashSource('.card{color:red}'));
  expect(html).not.toContain(hashSource(css));
});
