import { z } from 'zod';
import { webAddress } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { list, reference, text } from '../fields.ts';
import { onlyFile } from '../kind.ts';
import type { LinkedPage } from './page.ts';

/** @returns whether a group has exactly one of the fields */
const hasOne =
  (...names: string[]) =>
  (group: Record<string, unknown>) =>
    names.filter((name) => group[name] !== undefined).length === 1;

/** What links of menus can lead to, which the subjects name. */
interface Targets<List extends string> {
  pages: readonly LinkedPage[];
  /** Kinds with one link for each entry. */
  lists: readonly List[];
  /** Sections of the home page. */
  anchors: readonly string[];
}

/** The fields of which a link has one. */
const listTargets = (pages: readonly LinkedPage[]) => ({
  page: z.enum(pages).describe('page of the program that the link leads to').optional(),
  own: reference('ownPages', 'instead of a page of the program: one of your own', {
    leftOut: true,
  }).optional(),
  url: webAddress('instead of a page: an address elsewhere, which opens in a new tab').optional(),
});

const linkTo = <List extends string>({ pages, lists, anchors }: Targets<List>) =>
  z
    .strictObject({
      ...listTargets(pages),
      list: z
        .enum(lists)
        .describe('instead of a page: one link for each main service, region or sector')
        .optional(),
      anchor: z.enum(anchors).describe('section of the home page').optional(),
      label: text('words of the link', 2, 40).optional(),
    })
    .refine(hasOne('page', 'own', 'url', 'list'), {
      error: 'names several targets, or none',
      params: { fix: 'Write one of them: "page", "own", "url", "list".' },
    })
    .refine(({ list, label }) => list !== undefined || label !== undefined, {
      error: 'has no label',
      params: { fix: 'Add "label" with the words of the link.' },
    });

const menusSchema = <List extends string>(targets: Targets<List>) => {
  const { pages } = targets;
  const link = linkTo(targets);
  return z.strictObject({
    header: list(
      'links and menus of the header, in their order',
      [1],
      z
        .strictObject({
          ...listTargets(pages),
          label: text('words of the link or the menu', 2, 40),
          links: list('links of the menu; if omitted, the item is a link', [], link).optional(),
        })
        .refine(hasOne('page', 'own', 'url', 'links'), {
          error: 'is both a link and a menu, or neither',
          params: { fix: 'Write one of them: "page", "own", "url", "links".' },
        }),
    ),
    footer: list('lists of links in the footer', [0, 3], {
      label: text('words of the menu', 2, 40),
      links: list('links of the menu, in their order', [1], link),
    }),
  });
};

/** The menus of the header and the footer. */
export const createMenusKind = <List extends string>(targets: Targets<List>) =>
  defineKind({
    ...onlyFile('menus'),
    label: 'Menus',
    singular: 'menus file',
    schema: menusSchema(targets),
    required: { ids: ['menus'], reason: 'It contains the menus of the header and the footer.' },
  });
