import { z } from 'zod';
import { intro, pageHead } from '../fields.ts';
import { definePage } from '../page-model.ts';

/** A section of the home page below its first screen, contributed by a subject. */
export interface HomeSection {
  /** Its texts. If they are optional, a firm need not write them for the section to be left out. */
  texts: z.ZodType;
  /** Anchor for links to the section. */
  anchor?: string;
  /** Other pages link to the section, so that no firm can leave it out. */
  linked?: true;
  /** The kind of entries without which it is left out. */
  shows?: string;
  /** Has cards, which take the whole width. */
  wide?: boolean;
}

type TextsOf<Sections extends Record<string, HomeSection>> = {
  [Name in keyof Sections]: Sections[Name]['texts'];
};

/** @param sections of all subjects, by the name of the field with their texts */
export function createHomePage<Sections extends Record<string, HomeSection>>(sections: Sections) {
  const names = Object.keys(sections) as (keyof Sections & string)[];
  const linked = names.filter((name) => sections[name]?.linked);
  const texts = Object.fromEntries(names.map((name) => [name, sections[name]?.texts]));
  return definePage('home', {
    fields: {
      ...pageHead,
      intro,
      ...(texts as TextsOf<Sections>),
      order: z
        .array(z.enum(names))
        .refine((order) => linked.every((name) => order.includes(name)), {
          error: 'leaves out a section that other pages link to',
          params: { fix: `Name at least ${linked.join(' and ')}.` },
        })
        .describe('sections of the page, in their order; the rest are left out'),
    },
    path: ({ home }) => home,
    group: 'firm',
  });
}
