import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { listSharedTexts } from '../../src/check/translations.ts';
import { matchWholeWord } from '../../src/content/fold-text.ts';
import { listTerms, type TermList, type Vocabulary } from '../../src/content/kinds/vocabulary.ts';
import { mapTexts } from '../../src/content/map-texts.ts';
import { type KindName, kinds } from '../../src/registry.ts';
import { schemaOf } from '../../src/site/source.ts';
import { translationSchema } from '../../src/site/translation.ts';
import { describeOptional, type Fields, type NameRule, writeFields } from './placeholders.ts';

/** A file to write, with its known fields before placeholders are added. */
export interface Plan {
  kind: KindName;
  id: string;
  given: Fields;
}

/** What a placeholder cannot say. */
const comments: Partial<Record<KindName, string>> = {
  regions: '# TODO longitude and latitude of the city: these are of the middle of the country.\n',
};

interface Options {
  /** Name of the firm. */
  name: string;
  /** Today as `2025-01-15`. */
  today: string;
  /** Of a further language, whose files have only texts of their own. */
  code?: string;
}

type Context = Parameters<typeof writeFields>[2];

/** @returns the fields of a file, and a comment with those that it may have */
function writeOne({ kind, id, given }: Plan, code: string | undefined, context: Context) {
  const schema = schemaOf(kind, id);
  if (!schema) throw new Error(`${kind} has no file ${id}`);
  if (!code) {
    const fields = writeFields(schema, given, context);
    return { fields, comment: `${describeOptional(schema, fields)}${comments[kind] ?? ''}` };
  }
  const fields = writeFields(translationSchema(kind, schema), given, context);
  if (!kinds[kind].inAllLanguages) return { fields, comment: '' };
  // A further language has only texts of its own.
  const names = [...listSharedTexts(kind), ...Object.keys(given)];
  const all = Object.entries(writeFields(schema, given, context));
  return { fields: Object.fromEntries(all.filter(([name]) => names.includes(name))), comment: '' };
}

/**
 * @param plans of all files of a language
 * @returns the text of each file, by its path below the content folder
 */
export function writePlans(plans: Plan[], { name, today, code }: Options): Map<string, string> {
  const vocabulary = plans.find(({ kind }) => kind === 'vocabulary')?.given as Vocabulary;
  const findNames = (rule: NameRule) =>
    'list' in rule
      ? listTerms(vocabulary, rule.list as TermList)
      : plans
          .filter(({ kind }) => kind === rule.kind)
          .map(({ id, given }) => (rule.by === 'title' ? String(given.title) : id));
  const wholeName = new RegExp(matchWholeWord(name), 'gu');
  const fillName = (text: string) => text.replaceAll(wholeName, '{name}');
  // The check takes a placeholder for a text that is not translated if both languages have it.
  const placeholders = readFileSync('tools/new-firm/starter/text.md', 'utf8').replaceAll(
    'TODO',
    code ? `TODO ${code}` : 'TODO',
  );
  return new Map(
    plans.map((plan) => {
      const { kind, id, given } = plan;
      const { folder, ending } = kinds[kind];
      const context = { file: code ? `${code} ${id}` : id, today, findNames };
      const written = writeOne(plan, code, context);
      // The name of a firm may be one of the words, such as Team.
      const isFact = kind === 'firm' || kind === 'offices';
      const fields = isFact ? written.fields : mapTexts(written.fields, fillName);
      const yaml = `${stringify(fields, { lineWidth: 0 })}${written.comment}`;
      const text = fillName(typeof given.body === 'string' ? given.body : placeholders);
      const path = [code, folder, `${id}.${ending}`].filter(Boolean).join('/');
      return [path, ending === 'md' ? `---\n${yaml}---\n${text}` : yaml];
    }),
  );
}
