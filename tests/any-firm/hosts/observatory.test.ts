import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../tools/hosts/ask.ts';
import { hosts, type RunningServer } from '../../../tools/hosts/local-servers.ts';

/**
 * The rules of Mozilla's HTTP Observatory applied to what a server really answers. The scorer
 * itself downloads lists of domains on installation, so it cannot be part of an offline test.
 * Source: @mdn/mdn-http-observatory 1.4.8, src/analyzer/tests/*.js and src/grader/charts.js
 * (https://github.com/mdn/mdn-http-observatory): a site starts at 100; a message costs points;
 * once nothing is below 90, what is better than needed adds some; 100 and more is A+.
 */
const nginx = hosts.find(({ name }) => name === 'nginx');
const half = 15_768_000;

let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  if (!nginx?.installed) return;
  server = await nginx.start();
  const answer = await ask(`${server.url}/`);
  headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
});
afterAll(() => server?.stop());

const parseDirectives = (policy = '') =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** `csp-implemented-with-no-unsafe-default-src-none` (+10), or a message. */
function scorePolicy(policy: string) {
  const directives = parseDirectives(policy);
  const sources = [...directives.values()].flat();
  const broad = /unsafe|^https?:|^data:|^\*|^blob:/;
  if (sources.some((source) => broad.test(source))) return -20;
  const isNone = (name: string) => directives.get(name)?.join() === "'none'";
  return isNone('default-src') && isNone('form-action') ? 10 : 5;
}

/** `hsts-implemented-max-age-at-least-six-months` (0), or a message. */
const scoreTransport = (value = '') =>
  Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= half ? 0 : -20;

/** `x-frame-options-implemented-via-csp` (+5). */
const scoreFrames = (policy: string) => (parseDirectives(policy).has('frame-ancestors') ? 5 : -20);

/** `referrer-policy-private` (+5). */
const scoreReferrer = (value = '') =>
  ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value)
    ? 5
    : -5;

/** `cross-origin-resource-policy-implemented-with-same-origin` (+10). */
const scoreResources = (value = '') => ({ 'same-origin': 10, 'same-site': 10 })[value] ?? 0;

/** `sri-not-implemented-but-all-scripts-loaded-from-secure-origin` and own origin only (0). */
function scoreScripts() {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const foreign = pages.flatMap((name) =>
    parse(readFileSync(`dist/${name}`, 'utf8'))
      .querySelectorAll('script[src]')
      .filter((script) => !/^\/[^/]/.test(script.getAttribute('src') ?? '')),
  );
  return foreign.length === 0 ? 0 : -5;
}

test.skipIf(!nginx?.installed)('the site is graded A+', async () => {
  const policy = headers['content-security-policy'] ?? '';
  const plain = await ask(`${server.httpUrl}/`);
  const scores = {
    'content-security-policy': scorePolicy(policy),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    'cross-origin-resource-policy': scoreResources(headers['cross-origin-resource-policy']),
    redirection: /^https:/.test(plain.headers.location ?? '') ? 0 : -20,
    'referrer-policy': scoreReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreScripts(),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(policy),
  };
  const errors = Object.entries(scores).filter(([, score]) => score < 0);
  expect(errors).toEqual([]);
  const total = Object.values(scores).reduce((sum, score) => sum + score, 100);
  expect(total).toBeGreaterThanOrEqual(130);
});
