import { z } from 'zod';
import { date, textWhere } from './code-fields.ts';
import { iconNames } from './icon-names.ts';

/**
 * Fields that several content kinds share. Every field of a schema has a description written for
 * editors: the editor shows it, and the content check prints it when the field is missing or wrong.
 */

/** What a page or another program would show as it is typed, or could not read. */
const flaws: [pattern: RegExp, error: string, fix: string][] = [
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u,
    'contains a line break or an invisible control character',
    'Type it again in one line. Write a backslash twice.',
  ],
  [
    /<\/?[a-z][^<>]*>/i,
    'contains an HTML tag, which the page would show as it is typed',
    'Write the words alone.',
  ],
];

export const text = (description: string, min = 1, max = 2000) =>
  flaws
    .reduce(
      (field, [pattern, error, fix]) =>
        field.refine((value) => !pattern.test(value), { error, params: { fix } }),
      z.string().trim().min(min).max(max),
    )
    .describe(description);

/** Fields that belong together; others are refused. */
export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).describe(description);

type Range = readonly [min?: number, max?: number];
type Group<Fields extends z.ZodRawShape> = ReturnType<typeof z.strictObject<Fields>>;

/**
 * A list of values, or of groups of fields.
 * @param range the least and the greatest number of items, if there are such
 */
export function list<Item extends z.ZodType | z.ZodRawShape>(
  description: string,
  [min, max]: Range,
  item: Item,
) {
  const items = z.array(item instanceof z.ZodType ? item : z.strictObject(item));
  const enough = min ? items.min(min) : items;
  const list: z.ZodArray = (max ? enough.max(max) : enough).describe(description);
  return list as z.ZodArray<Item extends z.ZodRawShape ? Group<Item> : Extract<Item, z.ZodType>>;
}

export const paragraphs = (description: string) =>
  list(description, [1], text('one paragraph', 20));

export const icon = z.enum(iconNames).describe('name of the icon shown with the title');

export const order = z.int().min(1).describe('position in lists: 1 comes first');

export const head = {
  metaTitle: text('title in the browser tab and in search results, 60 characters or fewer', 3, 60),
  metaDescription: text('summary for search results, 70 to 160 characters', 70, 160),
  updated: date('day of the last substantial change to this file'),
};

export const titled = (description: string) =>
  group(description, { title: text('short title'), text: text('one or more sentences', 20) });

export const sample = z
  .boolean()
  .describe('true marks sample content, until you have replaced it with your own')
  .optional();

export const draft = z.boolean().describe('true keeps the file off the published site').optional();

/** Fields that name another entry, or a term of the vocabulary. */

/** What a reference names: an entry of a kind, by its file name or its title. */
export interface ReferenceRule {
  /** Allows only entries that are not in a subfolder. */
  topLevel?: boolean;
  by?: 'title';
  /** Several items of one list may name the same entry. */
  repeated?: true;
  /** A language that does not have the entry leaves the reference out. */
  leftOut?: true;
}

/** The id of another content file. The content check verifies it; the editor offers a choice. */
export const reference = (kind: string, description: string, rule: ReferenceRule = {}) =>
  text(description).meta({ description, reference: { kind, ...rule } });

export const references = (kind: string, description: string, rule: ReferenceRule = {}) =>
  z.array(reference(kind, description, rule));

/** A term of a list in `content/vocabulary.yaml`. */
export const term = (list: string, description: string) =>
  text(description).meta({ description, vocabulary: list });

/** Fields that several pages share. */

/** What every page with an address has. */
export const pageHead = { ...head, heading: text('heading of the page', 2, 90) };
export const intro = text('introduction under the heading', 40, 500);
/** A heading and a text. */
export const block = (description: string) =>
  group(description, { heading: text('heading', 1, 120), text: text('text', 20, 800) });
/** A heading, a sentence in large type, and what it means. */
export const statement = (description: string) =>
  group(description, {
    heading: text('heading', 1, 120),
    text: text('the statement itself, shown large', 20, 240),
    more: text('what it means, below the statement', 20, 800).optional(),
  });
export const iconItem = z.strictObject({
  icon,
  title: text('title', 2, 60),
  text: text('text', 40, 500),
});

/** A picture beside the file that names it. The content check opens it. */
export const picture = (description: string) =>
  z.string().meta({
    description: `${description}, as a path relative to this file, such as ./images/name/picture.jpg`,
    shared: true,
    picture: true,
  });

/** The point of a picture that stays in view where the picture is cropped. */
export const pictureFocus = textWhere(
  /^(?:100|\d\d?)% (?:100|\d\d?)%$/,
  'is not a position in the picture',
  'Write how far it is from the left and from the top: 50% 30%.',
).meta({
  description:
    'point that stays in view when the picture is cropped, from the left and from the top, such as 50% 30%',
  shared: true,
});

/** The fields of a photograph on a page. */
export const photograph = (description: string) => ({
  image: picture(description).optional(),
  imageAlt: text(
    'what the picture shows, for people who cannot see it; required with an image',
    10,
    200,
  ).optional(),
  imageCaption: text('caption of the picture, with place and year', 5, 160).optional(),
  imageFocus: pictureFocus.optional(),
});

/** The fields of a photograph that no page shows without the picture. */
export const photographCompanions = {
  fields: ['imageAlt', 'imageCaption'],
  of: 'image',
} as const;
