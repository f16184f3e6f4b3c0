import { expect, test } from 'vitest';
import { buildWords } from '../content/built-in-words.ts';
import { buildFacts } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import { createTypesetter } from '../content/typography.ts';
import { renderMarkdown, type TextPlugin, toHtml } from './render-markdown.ts';
import { placePictures } from './text-files.ts';
import { fillFacts, linkCitations, removeComments, typeset } from './text-plugins.ts';
import { listLines } from './text-runs.ts';

const firm = {
  name: 'Ridge & <Sons>',
  careersEmail: 'careers@example.org',
  phone: '+44 20 7946 0018',
} as Firm;
const facts = buildFacts(firm, undefined, 'en');
const german = typeset(createTypesetter(buildWords({ code: 'de', tag: 'de-DE' }).formats));
const french = typeset(createTypesetter(buildWords({ code: 'fr', tag: 'fr-FR' }).formats));

test.each<[name: string, plugin: TextPlugin, markdown: string, html: string]>([
  ['a fact', fillFacts(facts), '{name}', '<p>Ridge &amp; &lt;Sons></p>'],
  [
    'a mailbox',
    fillFacts(facts),
    'To {careersEmail}.',
    '<p>To <a href="mailto:careers@example.org">careers@example.org</a>.</p>',
  ],
  [
    'a phone number',
    fillFacts(facts),
    '{phone}',
    '<p><a href="tel:+442079460018">+44 20 7946 0018</a></p>',
  ],
  [
    'a phone number in a link',
    fillFacts(facts),
    '[Call {phone}](/contact)',
    '<p><a href="/contact">Call +44 20 7946 0018</a></p>',
  ],
  ['an unknown name', fillFacts(facts), '{other}', '<p>{other}</p>'],
  ['code', fillFacts(facts), '`{name}`', '<p><code>{name}</code></p>'],
  [
    'quotation marks around other elements',
    german,
    "\"Ein *Wort*, 'innen'\" geht's",
    '<p>„Ein <em>Wort</em>, ‚innen‘“ geht’s</p>',
  ],
  [
    'spaces inside quotation marks, and no letter lost',
    french,
    '"Un *mot*" : lequel ? "*Lui*".',
    '<p>«\u202fUn <em>mot</em>\u202f»\u202f: lequel\u202f? «\u202f<em>Lui</em>\u202f».</p>',
  ],
  ['quotation marks in code', german, '`"§ 1"`', '<p><code>"§ 1"</code></p>'],
  ['a quotation of two paragraphs', german, '"Eins\n\n"Zwei"', '<p>„Eins</p>\n<p>„Zwei“</p>'],
  ['a citation', linkCitations, '[Act](law:act-1#history)', '<p><a href="#law-act-1">Act</a></p>'],
  [
    'a film without a title, which keeps its link',
    placePictures(
      (address) => address,
      '(new tab)',
      (alt) => alt,
    ),
    '[![A talk](./talk.jpg)](https://films.example/talk)',
    '<figure><img src="./talk.jpg" alt="A talk"><figcaption><a href="https://films.example/talk" target="_blank" rel="noopener">A talk (new tab)</a></figcaption></figure>',
  ],
  ['a note for colleagues', removeComments, 'One\n\n<!-- Two -->', '<p>One</p>\n'],
])('%s', (_, plugin, markdown, html) => {
  expect(toHtml(renderMarkdown(markdown, [plugin]))).toBe(html);
});

test('a text has a line for each block, with the words of its links and code', () => {
  const markdown = '## One\n\nTwo [three](/x) `four`\n\n| a | b |\n|---|---|\n| c |\n\n- d\n- e';
  expect(listLines(renderMarkdown(markdown))).toEqual([
    'One',
    'Two three four',
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});
