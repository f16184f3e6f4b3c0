import { expect, test } from 'vitest';
import { buildCommonHeaders } from '../../../src/build/hosts/host-table.ts';
import { hashSource } from '../../../src/build/page-policy.ts';
import { listMoved, listPaths, readHtml, readPage } from '../../../tools/built-site.ts';
import { readFirm } from '../../support/site.ts';

const headers = buildCommonHeaders(readFirm());
const expectStrict = (policy: string, name: string) => {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  const allowed = /^'(none|self|script|sha256-[\w+/]{43}=)'$/;
  const sources = [...directives.values()].flat();
  for (const source of sources) expect(source, name).toMatch(allowed);
  for (const directive of ['base-uri', 'trusted-types'])
    expect(directives.get(directive), `${name}: ${directive}`).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for'), name).toEqual(["'script'"]);
};

test('no other site may frame a page, and the header allows nothing that pages forbid', () => {
  const policy = headers['content-security-policy'] ?? '';
  expectStrict(policy, 'header');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the other security headers are as strict', () => {
  expect(headers).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
    'x-content-type-options': 'nosniff',
  });
});

// A browser reports styles and handlers in attributes, which no policy with hashes allows: audit.spec.ts.
test('every page starts with its policy, which allows only what the page contains', () => {
  for (const path of [...listPaths(), ...listMoved()]) {
    const html = readHtml(path);
    const start = '<meta charset="utf-8"><meta http-equiv="content-security-policy"';
    expect(html.indexOf(start), path).toBeLessThan(120);
    expect(html.indexOf(start), path).toBeGreaterThan(0);
    const policy = /content="([^"]*)"/.exec(html)?.[1] ?? '';
    expectStrict(policy, path);
    expect(policy, path).toMatch(/^default-src 'none';/);
    for (const part of readPage(path).querySelectorAll('[src]'))
      expect(part.getAttribute('src'), path).toMatch(/^\/(?!\/)/);
    const hashes = policy.match(/sha256-[^']+/g) ?? [];
    const inline = [...html.matchAll(/<(script|style)((?: [^>]*)?)>(.*?)<\/\1>/gs)]
      .filter(([, , attributes = '']) => !/ src=|ld\+json/.test(attributes))
      .map(([, , , source = '']) => hashSource(source));
    expect(hashes.toSorted(), path).toEqual([...new Set(inline)].sort());
  }
});
