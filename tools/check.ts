import { existsSync, readFileSync } from 'node:fs';
import { checkFolder } from '../src/check/content-folder.ts';
import { findLateChanges } from '../src/check/late-changes.ts';
import { findPlainPdfs } from '../src/check/plain-pdfs.ts';
import { listLostAddresses } from '../src/check/redirects.ts';
import { listWarnings } from '../src/check/warnings.ts';
import { contentFolder } from '../src/content/folder.ts';
import { formatReport, type Problem } from '../src/content/problem.ts';
import { listDownloads } from '../src/site/list-pictures.ts';
import { formatCommand, readOptions, stop, toProjectPath } from './command.ts';

const { values, positionals } = readOptions({
  options: {
    all: { type: 'boolean', default: false },
    'old-sitemap': { type: 'string' },
  },
  allowPositionals: true,
});

/** The files and folders of which every problem is printed; without any, the whole content. */
const places = positionals.map((place) => toProjectPath(place) || contentFolder());
const missing = places.find((place) => !existsSync(place));
if (missing !== undefined) stop(`There is no file or folder ${missing}.`);
const isWhole = values.all || places.length > 0;
const where = places.length > 0 ? places.join(', ') : `${contentFolder()}/`;
const keep = (problems: Problem[]) =>
  problems.filter(
    ({ file }) => places.length === 0 || places.some((place) => `${file}/`.startsWith(`${place}/`)),
  );

const { content, problems } = await checkFolder();
const old = values['old-sitemap'];
if (old !== undefined) {
  if (!existsSync(old)) stop(`There is no file ${old}.`);
  const lost = listLostAddresses(readFileSync(old, 'utf8'), content);
  console.error(
    lost.length === 0
      ? `Every address of ${old} leads to a page or file.`
      : `${lost.length} addresses of ${old} lead nowhere. Add these lines to ${contentFolder()}/redirects.csv, each with its new address:`,
  );
  for (const row of lost) console.log(row);
  if (problems.length > 0) console.error(`\n${formatReport(problems, 'problem', isWhole)}`);
  process.exit(lost.length + problems.length > 0 ? 1 : 0);
}
const here = keep(problems);
if (here.length > 0) stop(formatReport(here, 'problem', isWhole));
if (problems.length > 0) {
  console.log(
    `No problems in ${where}. There are ${problems.length} elsewhere: ${formatCommand('check')}`,
  );
  process.exit();
}
const warnings = keep([
  ...findLateChanges(content.sources),
  ...listWarnings(content),
  ...(await findPlainPdfs(listDownloads(content))),
]);
if (warnings.length > 0) console.log(formatReport(warnings, 'warning', isWhole));
console.log(
  `No problems in ${where}. npm run build also checks anchors, and that a link leads to each page.`,
);
