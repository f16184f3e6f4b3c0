import { isMap, isSeq, YAMLMap } from 'yaml';
import type { Migration } from './migration.ts';

/** Turns the archived copy of a source from a field into a separate source after it. */
export const archivedSources: Migration = (content) => {
  for (const file of content.list().filter((path) => /(^|\/)articles\//.test(path)))
    content.edit(file, '"archived" of a source became the next source', (document) => {
      const sources = document.get('sources');
      if (!isSeq(sources)) return false;
      const before = sources.items.length;
      sources.items = sources.items.flatMap((source) => {
        const url = isMap(source) ? source.get('archived') : undefined;
        if (!isMap(source) || typeof url !== 'string') return [source];
        source.delete('archived');
        const copy = new YAMLMap();
        copy.set('label', `${source.get('label')} (${new URL(url).host})`);
        copy.set('url', url);
        return [source, copy];
      });
      return sources.items.length > before;
    });
};
