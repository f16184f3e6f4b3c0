import { readFileSync } from 'node:fs';
import { contentFolder } from './folder.ts';
import { type BrandData, brand } from './kinds/brand.ts';
import { parseYaml } from './parse-yaml.ts';

/** Folder of the palette, the mark and font files. */
export const brandFolder = () => `${contentFolder()}/${brand.folder}`;

let read: { folder: string; data: BrandData } | undefined;

/**
 * Reads the palette and the typeface, to make what is not a page: styles, fonts, pictures.
 * @throws if the file is missing or invalid; the content check stops such a build first
 */
export function readBrand(): BrandData {
  const folder = brandFolder();
  if (read?.folder !== folder)
    read = {
      folder,
      data: brand.schema.parse(parseYaml(readFileSync(`${folder}/brand.yaml`, 'utf8'))),
    };
  return read.data;
}
