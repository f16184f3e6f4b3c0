import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { contentFolder } from '../../src/content/folder.ts';
import { listTerms } from '../../src/content/kinds/vocabulary.ts';
import { kinds } from '../../src/registry.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { fillNumber, toFileName } from '../file-names.ts';
import { createTranslators, fillExample } from './example.ts';

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
  const filling = {
    values: {
      today: site.today,
      serviceFile: site.filesOf('services')[0]?.id,
    },
    ...createTranslators(code),
    pages: [],
    isFurther: false,
  };
  const text = fillExample('articles/00-first-article.md', filling, {
    title,
    category: listTerms(site.vocabulary, 'categories')[0],
    // Article 0 is the featured one and cannot be a draft.
    ...(number !== '00' && { draft: true }),
  });
  const file = `${folder}/${id}.md`;
  writeFileSync(file, text.replaceAll('TODO 00', `TODO ${number}`), { flag: 'wx' });
  return file;
}
