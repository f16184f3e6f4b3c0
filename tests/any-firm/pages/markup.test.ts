import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { listMoved, listNotFound, readHtml } from '../../../tools/built-site.ts';
import { listExamplePages } from '../../../tools/example-pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The id of a heading may contain letters of any script: HTML forbids only spaces.
    'valid-id': ['error', { relaxed: true }],
    // React writes dateTime and autoComplete. Attribute names in HTML are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes <input/>, Astro writes <meta>. In HTML both mean the same.
    'void-style': 'off',
    // React writes hidden="" and readonly="", which equal hidden and readonly.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // All scripts are same-origin; the policy allows no other origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The style sheet keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // head.test.ts counts the characters of titles.
    'long-title': 'off',
    // The 404 page contains the page for unknown articles in a template; only one h1 is rendered.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
  },
});

/** One page of each kind, because the others consist of the same parts. */
const pages = [...listExamplePages(), ...listNotFound(), ...listMoved().slice(0, 1)];

test.each(pages)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readHtml(path), `${path}.html`);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(errors).toEqual([]);
});
