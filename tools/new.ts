import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFields } from '../src/check/schema-errors.ts';
import { formatReport } from '../src/content/problem.ts';
import { loadSite } from '../src/site/load-site.ts';
import { contentFile } from '../src/site/source.ts';
import { formatCommand, quotePath, readOptions, stop } from './command.ts';
import { askFacts } from './new-firm/ask-facts.ts';
import { createArticle } from './new-firm/create-article.ts';
import { createFirm } from './new-firm/create-firm.ts';
import { createWords } from './new-firm/create-words.ts';
import { type Facts, factsSchema } from './new-firm/facts.ts';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { facts: { type: 'string' } },
});

/** @returns the facts of a file; exits if one is missing or invalid */
function readFacts(file: string): Facts {
  if (!existsSync(file)) stop(`There is no file ${file}.`);
  const { data, problems } = readFields(factsSchema, file, readFileSync(file, 'utf8'));
  return data ?? stop(formatReport(problems));
}

async function startFirm(path = '') {
  const folder = path.replace(/\/$/, '');
  if (!folder) stop('A folder is required: npm run new -- firm our-content');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    stop(`${folder} is not empty. Choose a new folder: existing files are never overwritten.`);

  const facts =
    values.facts === undefined
      ? await askFacts().catch(({ message }) => stop(message))
      : readFacts(values.facts);
  createFirm(folder, facts);
  console.log(`Wrote the files of the firm to ${folder}. Texts that start with TODO are still to be written.

  npm run check -- --content ${quotePath(folder)}
  npm run launch-check -- --content ${quotePath(folder)}   lists what is left
  npm run build -- --content ${quotePath(folder)}`);
}

function startArticle(title: string) {
  if (title.length < 10)
    stop(
      `A title of at least 10 characters is required, and "${title}" has ${title.length}: npm run new -- article "Notice periods in three states"`,
    );
  const [{ files, filesOf }] = loadSite().sites;
  for (const kind of ['firm', 'vocabulary'] as const)
    if (filesOf(kind).length === 0)
      stop(`${contentFile(kind, kind)} is missing or has problems: ${formatCommand('check')}`);
  const same = files.find(
    ({ kind, data }) =>
      kind === 'articles' && String(Object(data).title).toLowerCase() === title.toLowerCase(),
  );
  if (same) stop(`${same.file} has this title. Go on in that file, or choose another title.`);
  console.log(
    `Created ${createArticle(title)}\n${formatCommand('dev')} shows it. A draft is published once its line "draft: true" is deleted.`,
  );
}

const [what, ...rest] = positionals;
if (what === 'firm') await startFirm(rest[0]);
else if (what === 'article') startArticle(rest.join(' ').trim());
else if (what === 'words') {
  console.log(
    `Created ${createWords(rest[0] ?? '')}. Translate each line; ${formatCommand('check')} names those that are still in English.`,
  );
} else
  stop(
    'Say what to start: npm run new -- firm <folder>, npm run new -- article "Notice periods in three states", or npm run new -- words <language>',
  );
