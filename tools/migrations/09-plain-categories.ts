import { isMap, isSeq } from 'yaml';
import type { Migration } from './migration.ts';

/** Removes the drawings of categories: a cover now depends on the services of its article. */
export const plainCategories: Migration = (content) => {
  const isOf = (folder: string) => (file: string) => new RegExp(`(^|/)${folder}`).test(file);
  for (const file of content.list().filter(isOf('vocabulary\\.yaml$')))
    content.edit(file, 'categories are names, without drawings', (document) => {
      const categories = document.get('categories');
      if (!isSeq(categories) || !categories.items.some(isMap)) return false;
      categories.items = categories.items.map((item) =>
        isMap(item) ? item.get('name', true) : item,
      );
      return true;
    });
  for (const file of content.list().filter(isOf('services/')))
    content.edit(file, '"category", which chose a drawing, was removed', (document) =>
      document.delete('category'),
    );
};
