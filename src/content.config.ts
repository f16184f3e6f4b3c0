import { defineCollection } from 'astro/content/config';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { type Language, readLanguages } from './content/languages.ts';
import { slugField } from './content/slugs.ts';
import { kindNames, kinds } from './registry.ts';
import { collectionName } from './site/collection-name.ts';

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
