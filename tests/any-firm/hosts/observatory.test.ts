import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../../tools/dist-folder.ts';
import { ask } from '../../../tools/hosts/ask.ts';
import { hosts, type RunningServer } from '../../../tools/hosts/local-servers.ts';

/**
 * Applies the rules of Mozilla's HTTP Observatory to the responses of a real server. The package
 * itself downloads lists of domains during installation, so it cannot be used in an offline test.
 * Source: @mdn/mdn-http-observatory 1.4.8, src/analyzer/tests/*.js and src/grader/charts.js
 * (https://github.com/mdn/mdn-http-observatory): a site starts at 100 points, failures subtract
 * points, bonuses count from 90 points, and 100 or more is A+.
 */
const nginx = hosts.find(({ name }) => name === 'nginx');
const sixMonths = 15_768_000;

let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  if (!nginx?.installed) return;
  server = await nginx.start();
  const response = await ask(`${server.url}/`);
  headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
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

/** `csp-implemented-with-no-unsafe-default-src-none` (+10), or a failure. */
function scorePolicy(policy: string) {
  const directives = parseDirectives(policy);
  const sources = [...directives.values()].flat();
  const unsafe = /unsafe|^https?:|^data:|^\*|^blob:/;
  if (sources.some((source) => unsafe.test(source))) return -20;
  const isNone = (name: string) => directives.get(name)?.join() === "'none'";
  return isNone('default-src') && isNone('form-action') ? 10 : 5;
}

/** `hsts-implemented-max-age-at-least-six-months` (0), or a failure. */
const scoreTransport = (value = '') =>
  Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= sixMonths ? 0 : -20;

/** `x-frame-options-implemented-via-csp` (+5). */
const scoreFrames = (policy: string) => (parseDirectives(policy).has('frame-ancestors') ? 5 : -20);

/** `referrer-policy-private` (+5). */
const scoreReferrer = (value = '') =>
  ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value)
    ? 5
    : -5;

/** `cross-origin-resource-policy-implemented-with-same-origin` (+10). */
const scoreResources = (value = '') => ({ 'same-origin': 10, 'same-site': 10 })[value] ?? 0;

/** `sri-not-implemented-but-all-scripts-loaded-from-secure-origin`, same origin only (0). */
function scoreScripts() {
  const pages = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const foreign = pages.flatMap((name) =>
    parse(readFileSync(`${distFolder()}/${name}`, 'utf8'))
      .querySelectorAll('script[src]')
      .filter((script) => !/^\/[^/]/.test(script.getAttribute('src') ?? '')),
  );
  return foreign.length === 0 ? 0 : -5;
}

test.skipIf(!nginx?.installed)('the site gets an A+', async () => {
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
  const failures = Object.entries(scores).filter(([, score]) => score < 0);
  expect(failures).toEqual([]);
  const total = Object.values(scores).reduce((sum, score) => sum + score, 100);
  expect(total).toBeGreaterThanOrEqual(130);
});
