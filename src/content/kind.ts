import type { Root } from 'hast';
import type { z } from 'zod';
import type { Paths } from './addresses.ts';
import type { CalendarDate } from './dates.ts';
import type { Vocabulary } from './kinds/vocabulary.ts';
import type { Language } from './languages.ts';
import type { Law } from './law/law.ts';
import type { Report } from './problem.ts';
import type { Words } from './words.ts';

/** A heading in a Markdown text, for the table of contents. */
export interface Heading {
  slug: string;
  text: string;
}

/** A parsed file of `content/`. */
export interface ContentFile<Data> {
  /** Path below the folder of the kind, without the extension. */
  id: string;
  /** The same path as used in the address. An additional language may have slugs of its own. */
  slug: string;
  language: Language;
  /** The fields, with those that it shares with the first language. */
  data: Data;
  /** The fields that the file itself has. */
  written: object;
  markdown: string;
  /** The text, rendered: typeset, with the facts of the firm. */
  body: Root;
  /** The text line by line, as a reader sees it. */
  lines: string[];
  /** For the table of contents. */
  headings: Heading[];
}

/** What a kind checks of a file that its schema accepts. */
interface CheckedFile<Data> {
  id: string;
  /** The folder of its language, such as `de`; empty for the first language of the site. */
  subfolder: string;
  data: Data;
  body: string;
}

/**
 * An entry as pages use it: its fields, its place, and what its kind derives from them. Its path is that
 * of its page, or of its anchor on another page; empty for an entry without an address. Its picture is a
 * path from the root of the project.
 */
export type BuiltEntry<Schema extends z.ZodObject, Derived> = Omit<
  z.infer<Schema>,
  keyof Derived
> & {
  id: string;
  slug: string;
  path: string;
} & Derived;

/** The other content that an entry may need. */
export interface BuildContext {
  vocabulary: Vocabulary;
  /** The register of law. */
  law: Law[];
  today: CalendarDate;
  firstLanguage: Language;
  /** The words and addresses of the language of the entry. */
  words: Words;
  paths: Paths;
}

/** The data of an indexed page for its head, its social card, the sitemap and llms.txt. */
export interface SitePage {
  /** Kind and file name, which are the same for the page in every language. */
  key: string;
  path: string;
  /** Its section in llms.txt. */
  group: keyof Words['discovery'];
  /** Shown in search results. */
  title: string;
  description: string;
  /** Shown on the page itself. */
  heading: string;
  /** Date of the last change to the page's content. */
  updated: CalendarDate;
  type?: 'AboutPage' | 'CollectionPage';
  article?: {
    number: number;
    title: string;
    category: string;
    date: CalendarDate;
    updated?: CalendarDate | undefined;
  };
}

/** Where the files of a kind are, and what they contain. */
interface StoredKind<Schema extends z.ZodObject> {
  /** Folder below `content/`; empty for a file in `content/` itself. */
  folder: string;
  /** `md` for Markdown with front matter, `yaml` for fields only. */
  ending: 'md' | 'yaml';
  /** The fields of a file. If they differ from file to file, see `schemaOf`. */
  schema: Schema;
  /** @returns the schema of one file, or undefined if no file may have this id */
  schemaOf?(id: string): z.ZodObject | undefined;
  /** Valid file names, and the help that the content check prints for an invalid one. */
  fileName: {
    pattern: RegExp;
    help: string;
    /** A folder contains the parts of the entry of the same name. */
    nested?: true;
    /** The number that a name begins with is the address: 0, 1, 2 … */
    numbered?: true;
    /** The name of a new file: zeros stand for the next number, `{{title}}` for the title. */
    template?: string;
  };
  /** A table that may hold the items of a field, too: `redirects.csv`, with a column for each of their fields. */
  table?: { file: string; field: string; columns: readonly string[] };
  /** The only ids allowed. If omitted, any valid file name is. */
  onlyIds?: readonly string[];
  /** Files that must exist, and why. */
  required?: { ids: readonly string[]; reason: string };
  /** Paths below the folder of files that are not entries, such as font files. */
  otherFiles?: RegExp;
  /** Files in an additional language may have a field `slug`, their part of the address. */
  slugs?: true;
  /** Shown in every language, even in one that has no file of its own. */
  inAllLanguages?: true;
}

type FieldName<Schema extends z.ZodObject> = keyof z.infer<Schema> & string;

/** What the content check and the launch check ask of files, beyond the schema. */
interface CheckedKind<Schema extends z.ZodObject> {
  /** Singular for messages: `there is no service "x"`. */
  singular: string;
  /** Fields that must be unique within the kind. */
  unique?: readonly FieldName<Schema>[];
  /** Texts of the interface, by the field that must not repeat them because both are in one list. */
  reserved?(words: Partial<Words>): Readonly<Record<string, string | undefined>>;
  /** Dates that must not be before another, and what the other means: `the day of publication`. */
  dateOrder?: readonly { first: FieldName<Schema>; later: FieldName<Schema>; meaning: string }[];
  /** Fields that no page shows without another field: the credit of a picture without the picture. */
  companions?: readonly { fields: readonly FieldName<Schema>[]; of: FieldName<Schema> }[];
  /** Reports what the schema cannot say of one file. The editor checks it, too. */
  check?(file: CheckedFile<z.infer<Schema>>, report: Report): void;
  /** Its texts have no date of their own: they state the law as of today. */
  undated?: true;
  /**
   * What the launch check says of a file with `sample: true`, and the rule by which a firm allows it.
   * Left out, it says that the file came with the project.
   */
  sample?: { rule: string; message: string; fix: string; why: string };
}

/** How entries are published. */
interface PublishedKind<Schema extends z.ZodObject, Derived extends object> {
  /** @returns the path of the entry's page, or of its anchor on another page; empty if it has none */
  address?(slug: string, paths: Paths): string;
  /** @returns the entry as pages use it */
  build(file: ContentFile<z.infer<Schema>>, context: BuildContext): BuiltEntry<Schema, Derived>;
  /** @returns names that texts of the site contain and that no line break divides, such as New York */
  names?(data: z.infer<Schema>, words: Words): readonly string[];
  /** Sorts lists. */
  compare?(a: BuiltEntry<Schema, Derived>, b: BuiltEntry<Schema, Derived>): number;
  /** Ids of the pages that list the entries. A page's date is that of its newest entry. */
  listedOn?: readonly string[];
  /** The field with the day of publication: before it, the build leaves the entry out. */
  appearsOn?: FieldName<Schema>;
  /** The field with the last day on which the build shows the entry. */
  leavesAfter?: FieldName<Schema>;
}

/** How the search over the site finds an entry. */
export interface SearchedTexts {
  title: string;
  /** Shown under the title if no words of the texts match. */
  summary: string;
  /** Plain texts and HTML, the most important first. */
  texts: string[];
  /** Other names by which it is found, which a result does not show. */
  names?: string;
}

/** How visitors and other programs find entries. */
interface FoundKind<Schema extends z.ZodObject, Derived extends object> {
  /** Date of the last substantial change. */
  lastChanged?(entry: BuiltEntry<Schema, Derived>): CalendarDate;
  /** Describes the entry's own page; undefined if it has none. */
  page?(entry: BuiltEntry<Schema, Derived>): Omit<SitePage, 'key' | 'path' | 'updated'> | undefined;
  /** @returns the texts by which the site search finds the entry. If omitted, it is not found. */
  search?(entry: BuiltEntry<Schema, Derived>): SearchedTexts;
}

/** How the editor shows a kind. */
interface EditedKind {
  /** Name of the kind. */
  label: string;
  /** The section, the field that names an entry, the one that opens its text, and how lists can be sorted. */
  editor?: { group: string; title?: string; opening?: string; columns?: readonly string[] };
}

/**
 * A kind of content file, declared once: everything that treats content is derived from it. Functions of
 * an entry are written as methods: TypeScript then lets every kind be an `AnyKind`.
 */
export type Kind<Schema extends z.ZodObject, Derived extends object> = StoredKind<Schema> &
  CheckedKind<Schema> &
  PublishedKind<Schema, Derived> &
  FoundKind<Schema, Derived> &
  EditedKind;

/** A kind without the types of its fields, for what treats all kinds alike. */
export type AnyKind = Kind<z.ZodObject, object>;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** A file name that is used as the address unchanged. */
export const plainFileName = {
  pattern: new RegExp(`^${word}$`),
  help: 'Use lower-case letters without accents, digits and hyphens, such as first-name, before the dot.',
};

export const numberedFileName = {
  numbered: true,
  template: '00-{{title}}',
  pattern: new RegExp(`^\\d{2,}-${word}$`),
  help: 'Start with the number of the article in two digits and a hyphen, then use lower-case letters, digits and hyphens: "15-notice-periods.md".',
} as const;

export const nestedFileName = {
  nested: true,
  pattern: new RegExp(`^${word}(?:/${word})?$`),
  help: 'Use lower-case letters, digits and hyphens, in at most one subfolder: "hr-advisory/payroll.md".',
} as const;

/** A kind that is one file in `content/` itself. */
export const onlyFile = <Id extends string>(id: Id) =>
  ({
    folder: '',
    ending: 'yaml',
    fileName: { pattern: new RegExp(`^${id}$`), help: '' },
    onlyIds: [id],
  }) as const;

/** @returns the id of the page that lists all entries of a kind: the home page shows a few */
export const findListPage = ({ listedOn = [] }: Pick<AnyKind, 'listedOn'>) =>
  listedOn.find((id) => id !== 'home');
