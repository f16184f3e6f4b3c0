import { createRequire } from 'node:module';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Language } from './content/languages.ts';
import { collectionName } from './site/collection-name.ts';

// Astro and its configuration have already loaded them. Vite would transform and run all of them
// again, with everything that renders pages, which takes a second.
const load = createRequire(import.meta.url);
const { defineCollection } = load('astro/content/config') as typeof import('astro:content');
const { glob } = load('astro/loaders') as typeof import('astro/loaders');
const { readLanguages } = load('./content/languages.ts') as typeof import('./content/languages.ts');
const { slugField } = load('./content/slugs.ts') as typeof import('./content/slugs.ts');
const { kindNames, kinds } = load('./registry.ts') as typeof import('./registry.ts');

/** A firm need not have every folder and file; the content check reports those that it needs. */
const expected = /^(?:The base directory .* does not exist|No files found matching )/;

const withoutWarnings = (loader: Loader): Loader => ({
  ...loader,
  load: (context: LoaderContext) => {
    const logger = Object.create(context.logger, {
      warn: { value: (text: string) => expected.test(text) || context.logger.warn(text) },
    });
    return loader.load({ ...context, logger });
  },
});

/**
 * Creates the collection of a content kind in one language. The content check has already
 * validated the files. Files in additional languages leave out the fields that all languages share.
 */
function createCollection(name: (typeof kindNames)[number], { folder: root, prefix }: Language) {
  const { folder, ending, schema, pictures = [], onlyIds, slugs } = kinds[name];
  return defineCollection({
    loader: withoutWarnings(
      glob({
        base: `./${root}/${folder}`,
        pattern: folder ? `**/*.${ending}` : (onlyIds ?? []).map((id) => `${id}.${ending}`),
        generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
      }),
    ),
    schema: ({ image }) => {
      const images = Object.fromEntries(pictures.map((field) => [field, image().optional()]));
      const whole = pictures.length === 0 ? schema : schema.extend(images);
      if (prefix === '') return whole;
      return (slugs ? whole.extend({ slug: slugField }) : whole).partial();
    },
  });
}

export const collections = Object.fromEntries(
  readLanguages().flatMap((language) =>
    kindNames.map((name) => [collectionName(name, language), createCollection(name, language)]),
  ),
);
