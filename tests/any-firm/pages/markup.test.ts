import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { listPaths, readHtml } from '../../../tools/built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes dateTime and autoComplete; HTML reads names of attributes in any case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React closes <input/>, Astro does not close <meta>: HTML takes both for the same.
    'void-style': 'off',
    // React writes hidden="" and readonly="", which HTML takes for hidden and readonly.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Every script is the site's own; the policy allows no other origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // An article's title is the title of its page. A search engine may cut it; nobody else does.
    'long-title': ['error', { maxlength: 90 }],
    // The not-found page keeps the page for unknown articles in a template: only one h1 is shown.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
  },
});

test.each(listPaths())('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readHtml(path), `${path}.html`);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(errors).toEqual([]);
});
