import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { kindNames, kinds } from './content/registry.ts';

/** Creates the collection of a content kind. The content check has already validated the files. */
function createCollection(name: (typeof kindNames)[number]) {
  const { folder, ending, schema, pictures = [], onlyIds } = kinds[name];
  return defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern: folder ? `**/*.${ending}` : (onlyIds ?? []).map((id) => `${id}.${ending}`),
      generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
    }),
    schema: ({ image }) =>
      pictures.length === 0
        ? schema
        : schema.extend(Object.fromEntries(pictures.map((field) => [field, image().optional()]))),
  });
}

export const collections = Object.fromEntries(
  kindNames.map((name) => [name, createCollection(name)]),
);
