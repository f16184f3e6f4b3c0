import { expect, test } from 'vitest';
import type { PageData } from '../../content/kinds/page.ts';
import { listSections, type SectionName } from './list-sections.ts';

const block = (name: string) => ({ heading: `The ${name}`, text: `All about ${name}.` });

const describePage = (order: SectionName[], without: SectionName[] = []) =>
  ({
    order,
    ...Object.fromEntries(
      order.filter((name) => !without.includes(name)).map((name) => [name, block(name)]),
    ),
  }) as unknown as PageData<'home'>;

const list = (...[page, empty = {}]: [PageData<'home'>, Parameters<typeof listSections>[1]?]) =>
  listSections(page, empty).map(({ heading }) => heading);

test('the sections are in the order that the firm chose', () => {
  expect(list(describePage(['contact', 'services']))).toEqual(['The contact', 'The services']);
});

test('a section without content or text is omitted', () => {
  const page = describePage(['services', 'regions', 'people', 'contact'], ['people']);
  expect(list(page, { regions: true })).toEqual(['The services', 'The contact']);
});

test('sections that other pages link to keep their anchors', () => {
  const sections = listSections(describePage(['services', 'insights', 'contact', 'approach']), {});
  expect(sections.map(({ id }) => id)).toEqual(['services', 'blogs', 'contact', undefined]);
});

test('sections with cards take the whole width', () => {
  const page = describePage(['services', 'approach', 'people', 'insights', 'contact']);
  const wide = listSections(page, {}).filter((section) => section.wide);
  expect(wide.map(({ name }) => name)).toEqual(['services', 'approach', 'insights']);
});
