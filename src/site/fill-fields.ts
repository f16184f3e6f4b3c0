import { type KindName, kinds } from '../registry.ts';

/** Astro's metadata of a picture. If anything reads another field, Astro publishes the original. */
interface Picture {
  clone?: object;
  fsPath: string;
}

/** Copies the metadata of a picture, so that all fields of the copy can be read. */
const copyPicture = (picture: Picture | undefined) =>
  picture?.clone ? { ...picture.clone, fsPath: picture.fsPath } : picture;

/** Fills in the texts of a file and replaces its pictures with copies. */
export function fillFields(name: KindName, data: object, fill: (fields: object) => object): object {
  const isPicture = ([field]: [string, unknown]) => kinds[name].pictures?.includes(field) === true;
  const fields = Object.entries(data);
  return {
    ...fill(Object.fromEntries(fields.filter((field) => !isPicture(field)))),
    ...Object.fromEntries(
      fields
        .filter(isPicture)
        .map(([field, picture]) => [field, copyPicture(picture as Picture | undefined)]),
    ),
  };
}
