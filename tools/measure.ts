import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createHeaderLookup } from '../src/build/hosts/headers.ts';
import { makeBarePage } from './bare-page.ts';
import { chromiumArguments, findFullChromium } from './browser/find-chromium.ts';
import { readHtml, toFile } from './built-site.ts';
import { distFolder } from './dist-folder.ts';
import { listExamplePages } from './example-pages.ts';
import { createStaticServer } from './hosts/static-server.ts';

/**
 * Measures how long a build takes, and the weight and speed of one page of each kind, beside its words
 * as bare HTML.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** A path, or several with commas. */
    only: { type: 'string' },
    /** `simulate` estimates a slow connection; `devtools` slows the connection down. */
    method: { type: 'string', default: 'devtools' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const throttlingMethod = values.method === 'simulate' ? 'simulate' : 'devtools';

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
async function runLighthouse(url: string, options: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--output=json',
      '--quiet',
      ...options,
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

async function measureOnce(url: string, options: string[]): Promise<Measurement> {
  const { audits, categories } = await runLighthouse(url, options);
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

async function measurePage(url: string, ...options: string[]) {
  const all: Measurement[] = [];
  for (let run = 0; run < runs; run++) all.push(await measureOnce(url, options));
  return summarize(all);
}

if (!findFullChromium()) {
  console.error('Lighthouse needs a Chromium or Google Chrome, and none is installed.');
  process.exit(1);
}

const start = performance.now();
execFileSync(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const buildSeconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`The build took ${buildSeconds} s. Without .cache/ it takes longer.\n`);

const only = values.only?.split(',');
const routes = listExamplePages().filter((route) => !only || only.includes(route));

const bareFolder = '.cache/bare';
rmSync(bareFolder, { recursive: true, force: true });
for (const route of routes) {
  const file = toFile(route).replace(distFolder(), bareFolder);
  mkdirSync(dirname(file), { recursive: true });
  const html = makeBarePage(readHtml(route));
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
}

const lookUp = createHeaderLookup();
async function startServer(folder: string) {
  const server = createStaticServer(folder, lookUp).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { server, origin };
}
const site = await startServer(distFolder());
const bare = await startServer(bareFolder);

const formatKilobytes = (bytes = 0) => (bytes / 1024).toFixed(1);
const rows = [
  '| page | HTML | script | font | image | total, KB | requests | performance | accessibility | best practices | SEO | TBT, ms | CLS | LCP, s | bare, s | ratio |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
];
for (const [index, route] of routes.entries()) {
  process.stderr.write(`${index + 1} of ${routes.length}: ${route} …`);
  const page = await measurePage(site.origin + route);
  const words = await measurePage(bare.origin + route, '--only-categories=performance');
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
      ...page.scores,
      Math.round(page.tbt),
      page.cls.toFixed(3),
      (page.lcp / 1000).toFixed(2),
      (words.lcp / 1000).toFixed(2),
      (page.lcp / words.lcp).toFixed(2),
    ].join(' | ')} |`,
  );
  process.stderr.write(` LCP ${(page.lcp / 1000).toFixed(2)} s\n`);
}
for (const { server } of [site, bare]) server.close();

const table = rows.join('\n');
console.log(table);
if (values.write) {
  const text = readFileSync('docs/speed.md', 'utf8');
  const between = /(?<=<!-- measure -->\n)[\s\S]*(?=\n<!-- \/measure -->)/;
  writeFileSync(
    'docs/speed.md',
    text.replace(between, () => table),
  );
}
