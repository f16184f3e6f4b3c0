import { z } from 'zod';
import type { Paths } from './addresses.ts';
import type { SitePage } from './kind.ts';

/** From what a subject builds its paths. They start with a slash and end without one. */
export interface PathParts {
  /** Path of the home page. */
  home: string;
  /** @returns the path of a page or folder, from its part of the addresses, such as `who-are-we` */
  at: (part: string) => string;
  /** @returns the path of a file in the folder of the language, such as `rss.xml` */
  below: (file: string) => string;
  /** @returns the path of a section of the home page */
  section: (id: string) => string;
}

/**
 * @param parts the parts of addresses, from the words of the language
 * @param prefix such as `/de`; empty for the first language of the site
 */
export const createPathParts = (parts: Record<string, string>, prefix: string): PathParts => {
  const home = prefix || '/';
  return {
    home,
    at: (part) => {
      if (parts[part] === undefined)
        throw new Error(`No words declare the part of addresses "${part}".`);
      return `${prefix}/${parts[part]}`;
    },
    below: (file) => `${prefix}/${file}`,
    section: (id) => `${home}#${id}`,
  };
};

/** A file in `content/pages/`: every page has fields of its own. */
export interface PageModel<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  /** Its path. The pages for unknown addresses have none. */
  path?: (paths: Paths) => string;
  /** Its section in llms.txt. */
  group?: SitePage['group'];
  type?: SitePage['type'];
  /** The kind of entries without which it would be empty. */
  needs?: string;
  /** Fields with a link to another page, by the id of that page. */
  leadsTo?: Readonly<Record<string, string>>;
}

/**
 * Declares a page.
 * @param id its file name, which is also the value of its field `page`
 */
export const definePage = <
  Id extends string,
  Fields extends z.ZodRawShape,
  Model extends Omit<PageModel, 'schema'>,
>(
  id: Id,
  { fields, ...model }: { fields: Fields } & Model,
) => ({ ...model, schema: z.strictObject({ page: z.literal(id), ...fields }) });

/** @returns the optional fields that are shown only if the site has the page to which they lead */
export const listOptionalLeads = ({ schema, leadsTo = {} }: PageModel) =>
  Object.entries(leadsTo)
    .filter(([field]) => schema.shape[field]?.safeParse(undefined).success)
    .map(([field, page]) => ({ field, page }));
