import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAnchors, findLinks } from './markdown.ts';

const linksOf = (body: string) =>
  findLinks({ body, bodyLine: 1 }).map(({ url, line }) => ({ url, line }));

test.each([
  ['a label that spans two lines', 'See [our\nservices](/services).', [['/services', 1]]],
  [
    'parentheses in the address',
    '[Act](https://x.org/Act_(law))',
    [['https://x.org/Act_(law)', 1]],
  ],
  ['a title', '[Act](/terms "The terms")', [['/terms', 1]]],
  ['a reference', '[Act][one]\n\n[one]: /terms', [['/terms', 3]]],
  [
    'a bare address',
    'See https://x.org/a or <https://x.org/b>.',
    [
      ['https://x.org/a', 1],
      ['https://x.org/b', 1],
    ],
  ],
  ['a footnote', 'Text[^1]\n\n[^1]: See [terms](/terms).', [['/terms', 3]]],
  ['a cell of a table', '| a |\n|-|\n| [b](/terms) |', [['/terms', 3]]],
  ['an empty address', '[Act]()', [['', 1]]],
  ['backticks inside a ~~~ fence', '~~~\n```\n[no](/no)\n~~~\n[yes](/yes)', [['/yes', 5]]],
  ['inline code', '`[no](/no)` [yes](/yes)', [['/yes', 1]]],
  ['an indented code block', '    [no](/no)\n\n[yes](/yes)', [['/yes', 3]]],
  ['Windows line endings', 'One\r\n\r\n[two](/two)', [['/two', 3]]],
] as [string, string, [string, number][]][])('links: %s', (_, markdown, links) => {
  expect(linksOf(markdown)).toEqual(links.map(([url, line]) => ({ url, line })));
});

const word = fc.stringMatching(/^[a-zA-Zé]{1,8}$/);
const fence = fc.constantFrom('```', '~~~');

test('anchors: identical to those of Astro', async () => {
  const { render } = await createSatteriMarkdownProcessor();
  const text = fc
    .array(
      fc.oneof(
        word,
        fc.constantFrom(
          '{name}',
          '*',
          '_a_',
          '**b**',
          '`c d`',
          '--',
          '...',
          '"q"',
          'it’s',
          '&amp;',
          '(',
          '360°',
          '[x](/y)',
          '\\#',
          '1.',
          '🙂',
          'Ünï',
        ),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => parts.join(' '));
  const block = fc.oneof(
    fc
      .tuple(fc.constantFrom('# ', '## ', '  ### ', '> ## ', '- ## ', '#'), text)
      .map((parts) => parts.join('')),
    fc.tuple(text, fc.constantFrom('\n===', '\n---')).map((parts) => parts.join('')),
    fc.tuple(fence, text).map(([marks, inside]) => `${marks}\n## ${inside}\n${marks}`),
    text,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 6 }), async (blocks) => {
      const markdown = blocks.join('\n\n');
      const { metadata } = await render(markdown);
      expect(findAnchors({ body: markdown, bodyLine: 1 })).toEqual(
        metadata.headings.map(({ slug }) => slug),
      );
    }),
  );
});
