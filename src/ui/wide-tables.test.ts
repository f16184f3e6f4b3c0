import { testCases } from '../../tests/support/cases.ts';
import { parseHtml, toHtml } from '../render/render-markdown.ts';
import { getEnglishWords } from '../site/example-site.ts';
import cases from './wide-tables.cases.yaml?raw';
import { wrapTables } from './wide-tables.ts';

testCases(cases, {
  wrapTables: (html: string) => {
    const tree = parseHtml(html);
    wrapTables(tree, getEnglishWords());
    return toHtml(tree);
  },
});
