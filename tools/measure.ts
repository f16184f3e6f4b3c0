import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { makeBarePage } from './bare-page.ts';
import { findLaunchOptions } from './browser/find-chromium.ts';
import { readHtml, toFile } from './built-site.ts';
import { distFolder } from './dist-folder.ts';
import { listExamplePages } from './example-pages.ts';
import { startStaticServer } from './hosts/static-server.ts';

/**
 * Measures how long a build takes, and the weight and speed of one page of each kind, beside its words
 * as bare HTML.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** A path, or several with commas. */
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const browser = findLaunchOptions();

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
      '--throttling-method=devtools',
      `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`,
    ],
    {
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
    },
  );
  return JSON.parse(stdout);
}

const listRequests = ({ audits }: Report) => audits['network-requests']?.details?.items ?? [];

/** @param type of the files; if omitted, all count */
const weigh = (type?: string) => (report: Report) =>
  listRequests(report)
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0);

const score = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? 0) * 100;

const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;

const readPaint = (report: Report) => audit('largest-contentful-paint')(report) / 1000;

/** The columns of the table that a report of Lighthouse fills, with their decimal places. */
const columns: [heading: string, read: (report: Report) => number, digits: number][] = [
  ['HTML', weigh('Document'), 1],
  ['script', weigh('Script'), 1],
  ['font', weigh('Font'), 1],
  ['image', weigh('Image'), 1],
  ['total, KB', weigh(), 1],
  ['requests', (report) => listRequests(report).length, 0],
  ['performance', score('performance'), 0],
  ['accessibility', score('accessibility'), 0],
  ['best practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['TBT, ms', audit('total-blocking-time'), 0],
  ['CLS', audit('cumulative-layout-shift'), 3],
  ['LCP, s', readPaint, 2],
];

/** Ignores missing values, because Lighthouse sometimes misses a paint. */
const findMedian = (numbers: number[]) => {
  const valid = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  return valid[Math.floor(valid.length / 2)] ?? Number.NaN;
};

async function measure(url: string, ...options: string[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    reports.push(await runLighthouse(url, options));
  return reports;
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
const site = await startStaticServer(distFolder());
const bare = await startStaticServer(bareFolder);

const formatRow = (cells: string[]) => `| ${cells.join(' | ')} |`;
const headings = ['page', ...columns.map(([heading]) => heading), 'bare, s', 'ratio'];
const rows = [formatRow(headings), `|---|${'--:|'.repeat(headings.length - 1)}`];
for (const [index, route] of routes.entries()) {
  process.stderr.write(`${index + 1} of ${routes.length}: ${route} …`);
  const reports = await measure(site.url + route);
  const words = await measure(bare.url + route, '--only-categories=performance');
  const paint = findMedian(reports.map(readPaint));
  const barePaint = findMedian(words.map(readPaint));
  rows.push(
    formatRow([
      route,
      ...columns.map(([, read, digits]) => findMedian(reports.map(read)).toFixed(digits)),
      barePaint.toFixed(2),
      (paint / barePaint).toFixed(2),
    ]),
  );
  process.stderr.write(` LCP ${paint.toFixed(2)} s\n`);
}
for (const { stop } of [site, bare]) stop();

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
