import { readdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { toCalendarDate, toIsoDate } from '../src/content/dates.ts';
import { contentFolder } from '../src/content/folder.ts';
import { kinds } from '../src/content/registry.ts';
import { readContentFiles } from './content-files.ts';
import { nextArticleFileName } from './editor/file-names.ts';

const title = process.argv.slice(2).join(' ').trim();
if (title.length < 10) {
  console.error('A title is required: npm run new:article -- "Notice periods in three states"');
  process.exit(1);
}

const folder = `${contentFolder()}/articles`;
const files = readdirSync(folder).map((name) => `${folder}/${name}`);
const file = `${folder}/${nextArticleFileName(title, files)}.md`;
const [vocabulary] = readContentFiles().filter(({ id }) => id === 'vocabulary');
const { categories } = kinds.vocabulary.schema.parse(vocabulary?.data);
const firstCategory = categories[0]?.name;
const firstService = readContentFiles('services')[0]?.id;
const todo = (text: string, length: number) => text.padEnd(length, ' …');

const fields = stringify({
  title,
  excerpt: todo('TODO: teaser for lists and search engines, 120 to 160 characters', 130),
  date: toIsoDate(toCalendarDate(new Date())),
  category: firstCategory,
  content: todo('TODO: a short opening paragraph, shown large above the text', 90),
  services: [firstService],
  sources: [{ label: 'TODO: act, section and year' }],
  draft: true,
});

writeFileSync(file, `---\n${fields}---\n## First heading\n\nTODO: the text.\n`, { flag: 'wx' });
console.log(
  `Created the draft ${file}\nnpm run dev shows it. To publish it, delete the line "draft: true".`,
);
