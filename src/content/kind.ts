import type { z } from 'zod';
import type { CalendarDate } from './dates.ts';
import type { Law } from './law.ts';
import type { Motif, Vocabulary } from './vocabulary.ts';

/** A heading of a text, for its table of contents. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** One file of `content/`, read: its path without folder and ending, its fields, its text. */
export interface ContentFile<Data> {
  id: string;
  data: Data;
  markdown: string;
  html: string;
  headings: Heading[];
}

/** What an entry may need to know of the rest of the content. */
export interface BuildContext {
  vocabulary: Vocabulary;
  /** The register of law. */
  law: Law[];
  today: CalendarDate;
}

/** A page that search engines may list: what its head, social card, sitemap and llms.txt say. */
export interface SitePage {
  path: string;
  /** Heading under which llms.txt lists it. */
  group: string;
  /** As search results show it. */
  title: string;
  description: string;
  /** As the page itself shows it. */
  heading: string;
  /** Day of the last change, by the page's own content. */
  updated: CalendarDate;
  type?: 'AboutPage' | 'CollectionPage';
  article?: { number: number; title: string; category: string; motif: Motif; date: CalendarDate };
}

/**
 * A kind of content files, declared once. The collections, the content check, the launch check,
 * the editor, the sitemap, the reader and the types all follow from it.
 */
interface Kind<Schema extends z.ZodObject, Data, Entry extends object> {
  /** Folder below `content/`; empty for a file that lies in `content/` itself. */
  folder: string;
  /** Markdown with fields above the text, or fields alone. */
  ending: 'md' | 'yaml';
  /** Name of the kind in the editor. */
  label: string;
  /** Name of one entry in messages: `there is no service "x"`. */
  singular: string;
  /** The fields of a file. Where each file has fields of its own, see `schemaOf`. */
  schema: Schema;
  /** @returns the schema of one file; undefined where no file may have this id */
  schemaOf?: (id: string) => z.ZodObject | undefined;
  /** Which file names are right, and what to tell an editor whose file name is not. */
  fileName: { pattern: RegExp; help: string; nested?: true };
  /** The only files that the site can use; without it, every file becomes an entry. */
  onlyIds?: readonly string[];
  /** Files that must be there, and why. */
  required?: { ids: readonly string[]; reason: string };
  /** Fields in which two files must not say the same. */
  unique?: readonly string[];
  /** Fields that hold the path of a picture beside the file. */
  pictures?: readonly string[];
  /** @returns address of the entry: a page of its own, or its place on a page */
  address?: (id: string) => string;
  /** Where the editor offers the kind, which field names an entry, and what its list shows. */
  editor: { group: string; title?: string; columns?: readonly string[] };
  /** @returns what pages know of the entry: its fields and what follows from them */
  build: (file: ContentFile<Data>, context: BuildContext) => Entry;
  /** Order of lists. */
  compare?: (a: Entry, b: Entry) => number;
  /** @returns whether the entry is published on a day; drafts never are */
  isPublished?: (entry: Entry, today: CalendarDate) => boolean;
  /** Day of the last change in substance. */
  lastChanged?: (entry: Entry) => CalendarDate;
  /** The page of the entry, where it has one of its own. */
  page?: (entry: Entry) => Omit<SitePage, 'path' | 'updated'> | undefined;
  /** Ids of the pages whose lists show the entries: they are as new as the newest entry. */
  listedOn?: readonly string[];
}

/** Declares a kind; it is here for the types. */
export const defineKind = <Schema extends z.ZodObject, Data, Entry extends object>(
  kind: Kind<Schema, Data, Entry>,
) => kind;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** File names that become addresses as they are. */
export const plainFileName = {
  pattern: new RegExp(`^${word}$`),
  help: 'Use lower-case letters without accents, digits and hyphens, such as "first-name.yaml".',
};

export const numberedFileName = {
  pattern: new RegExp(`^\\d{2,}-${word}$`),
  help: 'Begin with the number of the article in two digits and a hyphen, then lower-case letters, digits and hyphens: "15-notice-periods.md".',
};

export const nestedFileName = {
  nested: true,
  pattern: new RegExp(`^${word}(?:/${word})?$`),
  help: 'Use lower-case letters, digits and hyphens, at most one folder deep: "hr-advisory/payroll.md".',
} as const;

export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Headings for a table of contents. */
export const mainHeadings = (headings: Heading[]) => headings.filter(({ depth }) => depth === 2);
