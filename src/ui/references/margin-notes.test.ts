import { testCases } from '../../../tests/support/cases.ts';
import { numberReferences } from '../../content/law/references.ts';
import { parseHtml, toHtml } from '../../render/render-markdown.ts';
import cases from './margin-notes.cases.yaml?raw';
import { addMarginNotes } from './margin-notes.ts';

const links: Record<string, string> = {
  WAGES: '<a href="#law-wages">Wages Act 2019</a>',
  SAFETY: '<a href="#law-safety">U.S. Safety Act</a>',
};

testCases(cases, {
  /** The text cites the laws in capitals; its notes stand in brackets, its citations as `words^number`. */
  addNotes: (html: string) => {
    const tree = parseHtml(html.replaceAll(/WAGES|SAFETY/g, (name) => links[name] ?? ''));
    const references = ['wages', 'safety'].map((id) => ({
      ...{ anchor: `law-${id}`, label: id, url: undefined },
    }));
    addMarginNotes(tree, numberReferences(references, [tree]), ({ label }) => [
      { type: 'text', value: `[${label}]` },
    ]);
    return toHtml(tree).replace(/<a [^>]*data-number="(\d)"[^>]*>(.*?)<\/a>/g, '$2^$1');
  },
});
