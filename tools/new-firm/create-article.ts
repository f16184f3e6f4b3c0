import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { toCalendarDate } from '../../src/content/dates.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { listTerms } from '../../src/content/kinds/vocabulary.ts';
import { kinds } from '../../src/registry.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { fillNumber, toFileName } from '../file-names.ts';
import { fillStarter, hasStarter } from './starter.ts';

/**
 * Writes an article with the next number and texts that are still to be written.
 * @returns its file
 */
export function createArticle(title: string): string {
  const folder = `${contentFolder()}/articles`;
  mkdirSync(folder, { recursive: true });
  const [site] = loadSite().sites;
  const { code } = site.language;
  const name = fillNumber(kinds.articles.fileName.template ?? '{{title}}', readdirSync(folder));
  const id = name.replace('{{title}}', toFileName(title, code) || 'article');
  const number = id.slice(0, id.indexOf('-'));
  const values = {
    today: toCalendarDate(new Date()),
    serviceFile: site.filesOf('services')[0]?.id,
  };
  // Article 0 is the featured one and cannot be a draft.
  const traits = ['first', ...(number === '00' ? [] : ['draft'])];
  const language = hasStarter(code) ? code : 'en';
  const text = fillStarter(language, 'articles/00-first-article.md', values, traits) ?? '';
  const own = { title, category: listTerms(site.vocabulary, 'categories')[0] };
  const file = `${folder}/${id}.md`;
  const written = text
    .replace(/^title: .*\n/m, '')
    .replace(/^category: .*\n/m, '')
    .replace('---\n', () => `---\n${stringify(own, { lineWidth: 0 })}`)
    .replaceAll('TODO 00', `TODO ${number}`);
  writeFileSync(file, written, { flag: 'wx' });
  return file;
}
