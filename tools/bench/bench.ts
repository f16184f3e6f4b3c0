import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromiumArguments, findFullChromium } from '../browser/find-chromium.ts';
import { distFolder } from '../dist-folder.ts';
import { createHeaderLookup } from '../hosts/headers.ts';
import { createStaticServer } from '../hosts/static-server.ts';
import { listPageKinds } from '../page-kinds.ts';
import { writeBareSite } from './bare-pages.ts';
import { replaceTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    /** `simulate` estimates a slow connection; `devtools` slows the connection down. */
    method: { type: 'string', default: 'devtools' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const throttlingMethod = values.method === 'simulate' ? 'simulate' : 'devtools';
const pages = listPageKinds();
const routes = pages.filter((route) => values.only === undefined || route === values.only);
const filePath = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

interface Measurement {
  lcp: number;
  tbt: number;
  cls: number;
  scores: number[];
  bytes: Record<string, number>;
  requests: number;
}

/** Ignores missing values, because Lighthouse sometimes misses a paint. */
const findMedian = (numbers: number[]) => {
  const valid = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  return valid[Math.floor(valid.length / 2)] ?? Number.NaN;
};

/** The part of a Lighthouse report that is used. */
interface Report {
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { resourceType: string; transferSize: number }[] };
    }
  >;
  categories: Record<string, { score: number | null }>;
}

/** Lighthouse is downloaded by npx, so that its 79 packages are not installed with the project. */
async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--output=json',
      '--quiet',
      `--throttling-method=${throttlingMethod}`,
      `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ],
    {
      maxBuffer: 2 ** 28,
      env: { ...process.env, CHROME_PATH: findFullChromium() },
    },
  );
  return JSON.parse(stdout);
}

async function measureOnce(url: string): Promise<Measurement> {
  const { audits, categories } = await runLighthouse(url);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details?.items ?? [];
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
    bytes,
    requests: items.length,
  };
}

function summarize(all: Measurement[]) {
  const [first] = all;
  if (!first) throw new Error('--runs must be at least 1');
  return {
    ...first,
    lcp: findMedian(all.map(({ lcp }) => lcp)),
    tbt: findMedian(all.map(({ tbt }) => tbt)),
    cls: findMedian(all.map(({ cls }) => cls)),
    scores: first.scores.map((_, index) => findMedian(all.map(({ scores }) => scores[index] ?? 0))),
  };
}

/** Measures both alternately, so that a machine that slows down affects both equally. */
async function measurePair(url: string, otherUrl: string) {
  const all: Measurement[] = [];
  const others: Measurement[] = [];
  for (let run = 0; run < runs; run++) {
    all.push(await measureOnce(url));
    others.push(await measureOnce(otherUrl));
  }
  return [summarize(all), summarize(others)] as const;
}

async function serve(dist: string, headers: (path: string) => Record<string, string>) {
  const server = createStaticServer(dist, headers).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const bare = mkdtempSync(join(tmpdir(), 'bare-'));
writeBareSite(distFolder(), bare, [...pages.map(filePath), '404.html']);
// The same headers for the bare pages, so that the comparison leaves out their cost: with COOP,
// for example, the browser starts a new process.
const headers = createHeaderLookup(distFolder());
const site = await serve(distFolder(), headers);
const limit = await serve(bare, headers);

const formatKilobytes = (bytes = 0) => (bytes / 1024).toFixed(1);
const rows = [
  '| page | HTML | script | font | image | total, KB | requests | LCP, s | limit, s | ratio | TBT, ms | CLS | scores |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|',
];
for (const [index, route] of routes.entries()) {
  process.stderr.write(`${index + 1} of ${routes.length}: ${route} …`);
  const [page, bestCase] = await measurePair(site.origin + route, limit.origin + route);
  const { Document, Script, Font, Image } = page.bytes;
  const total = Object.values(page.bytes).reduce((sum, bytes) => sum + bytes, 0);
  rows.push(
    `| ${[
      route,
      formatKilobytes(Document),
      formatKilobytes(Script),
      formatKilobytes(Font),
      formatKilobytes(Image),
      formatKilobytes(total),
      page.requests,
      (page.lcp / 1000).toFixed(2),
      (bestCase.lcp / 1000).toFixed(2),
      (page.lcp / bestCase.lcp).toFixed(2),
      Math.round(page.tbt),
      page.cls.toFixed(3),
      page.scores.join(' '),
    ].join(' | ')} |`,
  );
  process.stderr.write(
    ` LCP ${(page.lcp / 1000).toFixed(2)} s, limit ${(bestCase.lcp / 1000).toFixed(2)} s\n`,
  );
}
site.server.close();
limit.server.close();
rmSync(bare, { recursive: true });

const table = rows.join('\n');
console.log(table);
if (values.write) {
  writeFileSync(
    'docs/speed.md',
    replaceTable(readFileSync('docs/speed.md', 'utf8'), 'bench', table),
  );
}
