import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { toCalendarDate, toIsoDate } from '../../src/content/dates.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { listTerms, type TermList } from '../../src/content/kinds/vocabulary.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { type KindName, kinds } from '../../src/registry.ts';
import { readSources } from '../../src/site/read-content.ts';
import { fillNumber, toFileName } from '../file-names.ts';
import { describeOptional, type NameRule, writeFields } from './placeholders.ts';

/** The files or terms that a field may refer to. */
function findNames(rule: NameRule): string[] {
  if ('kind' in rule) return readSources(rule.kind as KindName, '').map(({ id }) => id);
  const [file] = readSources('vocabulary', '');
  return listTerms(kinds.vocabulary.schema.parse(file?.data), rule.list as TermList);
}

/**
 * Writes an article with the next number and texts that are still to be written.
 * @returns its file
 */
export function createArticle(title: string): string {
  const folder = `${contentFolder()}/articles`;
  mkdirSync(folder, { recursive: true });
  const [language] = readLanguages();
  const { schema, fileName } = kinds.articles;
  const name = fillNumber(fileName.template ?? '{{title}}', readdirSync(folder));
  const id = name.replace('{{title}}', toFileName(title, language?.code ?? '') || 'article');
  const fields = writeFields(
    schema,
    // Article 0 is the featured one and cannot be a draft.
    { title, ...(id.startsWith('00-') ? {} : { draft: true }) },
    { file: id.slice(0, id.indexOf('-')), today: toIsoDate(toCalendarDate(new Date())), findNames },
  );
  const yaml = `${stringify(fields, { lineWidth: 0 })}${describeOptional(schema, fields)}`;
  const file = `${folder}/${id}.md`;
  writeFileSync(file, `---\n${yaml}---\n## First heading\n\nTODO: the text.\n`, { flag: 'wx' });
  return file;
}
