import type { CmsConfig, CustomFieldControlProps, GitBackend } from '@sveltia/cms';
import { findNextNumber } from '../../file-names.ts';

const waitFor = <Result,>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * @param name of the database in which Sveltia CMS keeps what it has read and saved
 * @returns the paths of all files of the repository
 */
async function listPaths(name: string) {
  const database = await waitFor(indexedDB.open(name));
  const store = database.transaction('file-cache').objectStore('file-cache');
  const paths = await waitFor(store.getAllKeys());
  database.close();
  return paths.map(String);
}

/** Shows the number of an entry, and gives a new one the next. */
export const createNumberControl =
  ({ backend }: CmsConfig) =>
  ({ value, field, entry, onChange }: CustomFieldControlProps) => {
    const slug = String(entry?.get('slug') ?? '');
    if (slug) return <output>{/\d+/.exec(slug)?.[0]}</output>;
    const { folder, template } = Object(field.toJS());
    const { name, repo } = backend as GitBackend & { repo?: string };
    const findNumber = async () => {
      const paths = await listPaths(`${name}:${repo}`);
      const own = paths.filter((path) => path.startsWith(`${folder}/`));
      const names = own.map((path) => path.slice(folder.length + 1));
      onChange(findNextNumber(template, names));
    };
    // Sveltia CMS draws this with a React of its own, so that it uses no hooks.
    const start = (output: HTMLOutputElement | null) => {
      if (output && !value) findNumber();
    };
    return <output ref={start}>{String(value ?? '')}</output>;
  };
