import { type KindName, kindNames, kinds } from '../../src/content/registry.ts';

/** @returns path of a content file from the root of the project */
export const contentFile = (name: KindName, id: string) => {
  const { folder, ending } = kinds[name];
  return `content/${folder ? `${folder}/` : ''}${id}.${ending}`;
};

/**
 * @param path from the root of the project
 * @returns the kind to whose folder the file belongs, and its path below that folder
 */
export function locate(path: string): { kind: KindName; below: string } | undefined {
  const [, first = '', ...rest] = path.split('/');
  const kind = kindNames.find((name) =>
    rest.length > 0
      ? kinds[name].folder === first
      : kinds[name].folder === '' &&
        kinds[name].onlyIds?.some((id) => contentFile(name, id) === path),
  );
  return kind && { kind, below: rest.length > 0 ? rest.join('/') : first };
}

/** @returns the schema of one file; undefined where the kind has no file of this id */
export const schemaOf = (name: KindName, id: string) => {
  const { schema, schemaOf } = kinds[name];
  return schemaOf ? schemaOf(id) : schema;
};
