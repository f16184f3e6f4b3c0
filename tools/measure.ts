import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findLaunchOptions } from './browser/find-chromium.ts';
import { readNumber, readOptions } from './command.ts';
import { distFolder } from './dist-folder.ts';
import { listExamplePages } from './example-pages.ts';
import { startStaticServer } from './static-server.ts';

/** Measures the weight and speed of one page of each kind of the built site. */

const { values } = readOptions({
  options: {
    runs: { type: 'string', default: '3' },
    /** A path, or several with commas. */
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const runs = readNumber('runs', values.runs);
const browser = findLaunchOptions();

/** That of the npm which runs this command; on Windows, `npx` is no program. */
const npx = (process.env.npm_execpath ?? '').replace('npm-cli', 'npx-cli');

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
  const flags = `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`;
  const options = ['--output=json', '--quiet', '--throttling-method=devtools', flags];
  const command = ['--yes', 'lighthouse@13.5.0', url, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, [npx, ...command], {
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
  });
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

const audit =
  (name: string, unit = 1) =>
  (report: Report) =>
    (report.audits[name]?.numericValue ?? Number.NaN) / unit;

/** The columns of the table, with their decimal places. */
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
  ['LCP, s', audit('largest-contentful-paint', 1000), 2],
];

/** Ignores missing values, because Lighthouse sometimes misses a paint. */
const findMedian = (numbers: number[]) => {
  const valid = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  return valid[Math.floor(valid.length / 2)] ?? Number.NaN;
};

const formatRow = (cells: string[]) => `| ${cells.join(' | ')} |`;
const headings = ['page', ...columns.map(([heading]) => heading)];
const rows = [formatRow(headings), `|---|${'--:|'.repeat(columns.length)}`];
const site = await startStaticServer(distFolder());
for (const path of values.only?.split(',') ?? listExamplePages()) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(site.url + path));
  const cells = columns.map(([, read, digits]) => findMedian(reports.map(read)).toFixed(digits));
  const row = formatRow([path, ...cells]);
  rows.push(row);
  console.log(row);
}
site.stop();

if (values.write) {
  const text = readFileSync('docs/speed.md', 'utf8');
  const between = /(?<=<!-- measure -->\n)[\s\S]*(?=\n<!-- \/measure -->)/;
  writeFileSync(
    'docs/speed.md',
    text.replace(between, () => rows.join('\n')),
  );
}
