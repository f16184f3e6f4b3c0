import { contentFolder } from '../content/folder.ts';
import { type KindName, kindNames, kinds } from '../registry.ts';

/**
 * @param code of a further language; by default the first language of the site
 * @returns path of a content file from the root of the project
 */
export const contentFile = (name: KindName, id: string, code = '') => {
  const { folder, ending } = kinds[name];
  return [contentFolder(), code, folder, `${id}.${ending}`].filter(Boolean).join('/');
};

/**
 * The check also runs in the editor, in a browser, where there is no `node:path`.
 * @returns the folder of a file
 */
export const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');

/** Where a content file belongs. */
interface Location {
  kind: KindName;
  /** Path below the folder of the kind. */
  below: string;
  /** The language whose folder it is in; empty for the first language of the site. */
  code: string;
}

const isKindFolder = (name: string) =>
  name !== '' && kindNames.some((kind) => kinds[kind].folder === name);

function locateBelow(steps: string[]) {
  const [first = '', ...rest] = steps;
  const kind = kindNames.find((name) =>
    rest.length > 0
      ? kinds[name].folder === first
      : kinds[name].folder === '' &&
        kinds[name].onlyIds?.some((id) => `${id}.${kinds[name].ending}` === first),
  );
  return kind && { kind, below: rest.length > 0 ? rest.join('/') : first };
}

/**
 * @param path from the root of the project
 * @returns the kind whose folder contains the file, and its path below that folder
 */
export function locate(path: string): Location | undefined {
  const [first = '', ...rest] = path.slice(contentFolder().length + 1).split('/');
  const isLanguage = /^[a-z]{2,3}$/.test(first) && !isKindFolder(first) && rest.length > 0;
  const found = locateBelow(isLanguage ? rest : [first, ...rest]);
  return found && { ...found, code: isLanguage ? first : '' };
}

/** @returns the schema of one file; undefined if the kind has no file with this id */
export const schemaOf = (name: KindName, id: string) => {
  const { schema, schemaOf } = kinds[name];
  return schemaOf ? schemaOf(id) : schema;
};
