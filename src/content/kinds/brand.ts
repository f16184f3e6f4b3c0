import { z } from 'zod';
import { textWhere } from '../code-fields.ts';
import { parse } from '../culori.ts';
import { defineKind } from '../define-kind.ts';
import { group, list } from '../fields.ts';
import { checkPalette } from './palette.ts';

const color = (description: string) =>
  textWhere(
    (value) => {
      const parsed = parse(value);
      return parsed !== undefined && parsed.alpha === undefined;
    },
    'is not an opaque colour',
    'Write it like oklch(0.4 0.022 165), or like "#1a2b3c" in quotes.',
  ).meta({
    description: `${description}, such as oklch(0.4 0.022 165), or "#1a2b3c" in quotes`,
    shared: true,
  });

const colors = {
  paper: color('background of pages'),
  raised: color('background of the header, menus and panels'),
  sunken: color('background of fields and of subdued blocks'),
  ink: color('text'),
  muted: color('secondary text'),
  rule: color('thin lines'),
  edge: color('borders of fields and buttons, underlines of links'),
  accent: color('links, buttons and drawings'),
  accentStrong: color('buttons on hover'),
  onAccent: color('text on buttons'),
  mark: color('the main button of a page, and second colour of drawings'),
  markStrong: color('the main button on hover'),
  onMark: color('text on the main button'),
  focus: color('outline of the focused element, and mark of the current page'),
  danger: color('error messages'),
  field: color('ground of the first screen and of the footer; a firm may use that of its pages'),
  soil: color('ground under the first screen'),
  onField: color('text on the first screen and the ground under it'),
  onFieldMuted: color('secondary text on the first screen and the ground under it'),
  fieldRule: color('thin lines on the first screen and the ground under it'),
  fieldMark: color(
    'line under the first screen; focus and drawings on it and on the ground under it',
  ),
  land: color('countries on maps'),
};

const { paper, sunken, ink, muted, field, soil, onField, onFieldMuted, fieldMark } = colors;

/** A font file, or the package that contains it, and the cut (font instance) made from it. */
const typeface = z
  .strictObject({
    package: textWhere(
      /^@fontsource(-variable)?\/[a-z0-9-]+$/,
      'is not the name of a Fontsource package',
      'Write it like @fontsource/eb-garamond or @fontsource-variable/inter.',
    )
      .describe('Fontsource package of the typeface, such as @fontsource/eb-garamond')
      .optional(),
    file: textWhere(
      /^\.\/[\w.-]+\.(woff2|ttf|otf)$/,
      'is not a font file beside this file',
      'Put the file into the same folder and write it like ./heading.woff2.',
    )
      .describe('instead of a package: a font file beside this file, such as ./heading.woff2')
      .optional(),
    cut: list(
      'cut of the typeface: one value for each of its axes; for a package without axes, wght names the weight',
      [],
      {
        axis: textWhere(
          /^[A-Za-z]{4}$/,
          'is not the name of an axis',
          'Write its four letters: wght for the weight, opsz for the size.',
        ).meta({ description: 'axis of the typeface, such as wght', shared: true }),
        value: z.number().describe('value on the axis'),
        to: z
          .number()
          .describe('for a range of values, such as the weights 400 to 600: the highest')
          .optional(),
      },
    ).optional(),
    style: z
      .enum(['serif', 'sans-serif'])
      .describe('kind of typeface shown until this one has loaded'),
  })
  .refine((value) => (value.package === undefined) !== (value.file === undefined), {
    error: 'names both a package and a file, or neither',
    params: { fix: 'Write either "package" or "file".' },
  });

const typefaces = group('typefaces of the site', {
  headings: typeface.describe('typeface of headings and social cards'),
  interface: typeface
    .describe('typeface of menus, tables and short texts; if omitted, that of the system')
    .optional(),
  prose: typeface.describe('typeface of long texts; if omitted, that of the interface').optional(),
});

const brandSchema = z.strictObject({
  palette: group('colours of the site', {
    light: group('colours of the light theme', {
      ...colors,
      shadow: color('shadows of the header and of menus'),
    }),
    dark: z.strictObject(colors).describe('colours of the dark theme'),
    print: group('colours of print; the others are those of the light theme', {
      paper,
      sunken,
      ink,
      muted,
      field,
      soil,
      onField,
      onFieldMuted,
      fieldMark,
    }),
  }),
  typefaces,
  textPictures: z
    .enum(['duotone', 'original'])
    .describe(
      'colours of pictures in texts: two of the site, or as they are; if omitted, two of the site',
    )
    .optional(),
  logo: z
    .enum(['beside', 'instead'])
    .describe(
      'wide logo in the header in place of the name, the file logo.svg beside this file: beside the mark, or instead of it; if omitted, mark and name',
    )
    .optional(),
  figure: z
    .enum(['banyan', 'own', 'none'])
    .describe(
      'drawing of the first screen and of the practices: the tree, the file figure.svg beside this file, or none; if omitted, the tree',
    )
    .optional(),
});

export type BrandData = z.infer<typeof brandSchema>;

export type Palette = BrandData['palette'];

export type ColorName = keyof Palette['dark'];

export type Typeface = BrandData['typefaces']['headings'];

/** The colours and the typefaces. The mark is the file `mark.svg` beside them. */
export const brand = defineKind({
  folder: 'brand',
  inAllLanguages: true,
  label: 'Brand',
  singular: 'brand file',
  schema: brandSchema,
  fileName: { pattern: /^brand$/, help: '' },
  onlyIds: ['brand'],
  otherFiles: /^(mark\.svg|figure\.svg|logo(-dark)?\.svg|[\w.-]+\.(woff2|ttf|otf)|[\w.-]+\.txt)$/,
  required: { ids: ['brand'], reason: 'It contains the colours and the typefaces of the site.' },
  check: ({ data: { palette } }, report) => checkPalette(palette, report),
  editor: { group: 'Firm' },
});
