import { testCases } from '../../tests/support/cases.ts';
import { buildWords } from '../content/built-in-words.ts';
import { buildFacts } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import { createTypesetter } from '../content/typography.ts';
import { renderMarkdown, type TextPlugin, toHtml } from './render-markdown.ts';
import { placePictures } from './text-files.ts';
import cases from './text-plugins.cases.yaml?raw';
import {
  fillFacts,
  linkCitations,
  listLines,
  markOnward,
  removeComments,
  typeset,
} from './text-plugins.ts';

const firm = {
  name: 'Ridge & <Sons>',
  careersEmail: 'careers@example.org',
  phone: '+44 20 7946 0018',
} as Firm;
const renderWith = (plugin: TextPlugin) => (markdown: string) =>
  toHtml(renderMarkdown(markdown, [plugin]));
const typesetIn = (tag: string) => (markdown: string) => {
  const { formats } = buildWords({ code: tag.slice(0, 2), tag });
  return renderWith(typeset(createTypesetter(formats)))(markdown);
};
const same = (text: string) => text;

testCases(cases, {
  fillFacts: renderWith(fillFacts(buildFacts(firm, undefined, 'en'))),
  typesetGerman: typesetIn('de-DE'),
  typesetFrench: typesetIn('fr-FR'),
  linkCitations: renderWith(linkCitations),
  markOnward: renderWith(markOnward),
  placePictures: renderWith(placePictures(same, '(new tab)', same)),
  removeComments: renderWith(removeComments),
  listLines: (markdown: string) => listLines(renderMarkdown(markdown)),
});
