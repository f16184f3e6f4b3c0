import { defineCollection } from 'astro/content/config';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { readLanguages } from './content/languages.ts';
import { findTextLanguages } from './content/law/law.ts';
import { readSources } from './site/read-content.ts';
import { findOriginal, gatherLanguage, schemaOf } from './site/source.ts';
import { mergedSchema } from './site/translation.ts';

/**
 * Loads the content of every language, which the content check has found valid. The name of an entry
 * is `en/articles/03-title`.
 */
async function load({ config, store, parseData, renderMarkdown }: LoaderContext) {
  const sources = readSources();
  const languages = readLanguages();
  const first = languages[0]?.tag ?? '';
  const entries = languages.flatMap((language) =>
    gatherLanguage(sources, language).map(async (source) => {
      const { kind, id, code, body } = source;
      const schema = schemaOf(kind, id);
      if (!schema) throw new Error(`${source.file} is not part of the site`);
      const data = (code === '' ? schema : mergedSchema(kind, schema)).parse(source.data);
      // A picture is beside the file that names it, which may be that of the first language.
      const original = findOriginal(sources, source);
      const own = sources.find(({ file }) => file === source.file);
      const filePath = (own?.data.image === undefined && original ? original : source).file;
      const name = `${language.code}/${kind}/${id}`;
      const isTranslation = kind === 'law' && language.tag !== first;
      const translated = code === '' ? {} : (own?.data ?? {});
      return {
        id: name,
        data: await parseData({
          id: name,
          data: {
            ...data,
            ...(isTranslation && { textLanguages: findTextLanguages(translated, first) }),
          },
          filePath,
        }),
        body,
        filePath,
        ...(body && {
          rendered: await renderMarkdown(body, { fileURL: new URL(source.file, config.root) }),
        }),
      };
    }),
  );
  // All at once, so that a file that is being changed leaves everything as it was.
  const loaded = await Promise.all(entries);
  store.clear();
  for (const entry of loaded) store.set(entry);
}

export const collections = {
  files: defineCollection({
    loader: { name: 'content', load },
    schema: ({ image }) => z.looseObject({ image: image().optional() }),
  }),
};
