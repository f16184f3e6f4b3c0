import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as site from './content/kinds/site-subject.ts';

/** Subjects that can be taken out of the program. */
const optional = [
  ...['calculators', 'calendars', 'careers', 'case-studies'],
  ...['law', 'regions', 'sectors', 'team'],
];

/** What treats all subjects alike. */
const machinery = /^(?:astro|build|check|content|discovery|layout|render|site|styles|ui)\//;

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => machinery.test(file) && /\.(?:tsx?|astro)$/.test(file))
  .filter((file) => !/\.test\.ts$|site-subject\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));

test.each(optional)('%s: of the machinery only the registry names it', async (subject) => {
  const { kinds = {}, pages = {} } = await import(`./features/${subject}/model/subject.ts`);
  const names = Object.keys({ ...kinds, ...pages }).filter((name) => !(name in site.kinds));
  const named = new RegExp([`features/${subject}/`, ...names.map((name) => `'${name}'`)].join('|'));
  expect(modules.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
});
