import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Firm } from '../content/kinds/firm.ts';
import { buildHostFiles, writeHostFiles } from './host-files.ts';

const siteUrl = 'https://www.example.org';
const twoYears = 63_072_000;
const moved = [{ from: '/services/old', to: '/services/new' }];
let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
});
afterAll(() => {
  for (const folder of [dist, `${dist}-hosts`]) rmSync(folder, { recursive: true, force: true });
});

const choices: [hosting: Firm['hosting'], header: string][] = [
  [undefined, `max-age=${twoYears}`],
  [{ hsts: 'domain' }, `max-age=${twoYears}`],
  [{ hsts: 'subdomains' }, `max-age=${twoYears}; includeSubDomains`],
  [{ hsts: 'preload' }, `max-age=${twoYears}; includeSubDomains; preload`],
];

describe.each(choices)('with hosting: %j', (hosting, header) => {
  const build = () => {
    const { inSite, besideSite } = buildHostFiles(dist, { siteUrl, hosting });
    return { ...inSite, ...besideSite };
  };

  test.each([
    ['nginx.conf', `add_header Strict-Transport-Security "${header}" always;`],
    ['Caddyfile', `Strict-Transport-Security "${header}"\n`],
    ['_headers', `Strict-Transport-Security: ${header}\n`],
  ] as const)('%s sends the chosen HSTS header', (file, line) => {
    expect(build()[file]).toContain(line);
  });

  test('vercel.json sends the chosen HSTS header', () => {
    const [{ headers }] = JSON.parse(build()['vercel.json']).headers;
    expect(headers).toContainEqual({ key: 'Strict-Transport-Security', value: header });
  });

  test('cdn.json sets the same values in fields of its own', () => {
    const { SecurityHeadersConfig } = JSON.parse(build()['cdn.json']).ResponseHeadersPolicy;
    expect(SecurityHeadersConfig.StrictTransportSecurity).toEqual({
      AccessControlMaxAgeSec: twoYears,
      IncludeSubdomains: header.includes('includeSubDomains'),
      Preload: header.includes('preload'),
      Override: true,
    });
  });
});

describe('a moved page is redirected by', () => {
  const build = () => {
    const { inSite, besideSite } = buildHostFiles(dist, { siteUrl }, moved);
    return { ...inSite, ...besideSite };
  };

  test.each([
    ['nginx.conf', '  location = /services/old { return 301 /services/new$is_args$args; }\n'],
    ['Caddyfile', '    /services/old /services/new\n'],
  ] as const)('%s', (file, line) => {
    expect(build()[file]).toContain(line);
  });

  test('vercel.json', () => {
    const [redirect] = moved;
    expect(JSON.parse(build()['vercel.json']).redirects).toEqual([
      { source: redirect?.from, destination: redirect?.to, statusCode: 301 },
    ]);
  });
});

test('every file is written, into the site or beside it', async () => {
  const { inSite, besideSite } = buildHostFiles(dist);
  await writeHostFiles(dist, `${dist}-hosts`);
  expect(readdirSync(dist)).toEqual(expect.arrayContaining(Object.keys(inSite)));
  expect(readdirSync(`${dist}-hosts`).sort()).toEqual(Object.keys(besideSite).sort());
});
