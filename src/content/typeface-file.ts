import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { brandFolder } from './folder.ts';
import type { Typeface } from './kinds/brand.ts';
import type { Advice } from './problem.ts';

/** Why a typeface cannot be used. */
export interface TypefaceProblem extends Advice {
  field: 'package' | 'file' | 'cut';
}

type Found =
  | {
      path: string;
      /** The file with the other Latin letters and signs, such as ₹. */
      more?: string | undefined;
      problem?: never;
    }
  | { path?: never; more?: never; problem: TypefaceProblem };

/** A static package has one file for each weight, and no axes. */
const isStatic = ({ package: name }: Typeface) => name?.startsWith('@fontsource/') === true;

/**
 * A variable package has one file for each axis (together with the weight) and one with all axes.
 * Documentation: https://fontsource.org/docs/getting-started/install
 */
function listVersions(typeface: Typeface) {
  const cut = typeface.cut ?? [];
  if (isStatic(typeface)) return [cut.find(({ axis }) => axis === 'wght')?.value ?? 400];
  const [axis = 'wght', ...more] = cut.map(({ axis }) => axis).filter((axis) => axis !== 'wght');
  return [...(more.length === 0 ? [axis] : []), 'full', 'standard'];
}

function findInPackage(typeface: Typeface, name: string): Found {
  const folder = join('node_modules', name, 'files');
  if (!existsSync(folder)) {
    const message = `the package "${name}" is not installed`;
    const fix = `Run npm install --save-exact ${name}. Or put the font file beside this file, and name it in "file" instead.`;
    return { problem: { field: 'package', message, fix } };
  }
  const files = readdirSync(folder);
  const id = name.slice(name.indexOf('/') + 1);
  const findFile = (letters: string) =>
    listVersions(typeface)
      .map((version) => `${id}-${letters}-${version}-normal.woff2`)
      .find((file) => files.includes(file));
  const [found, more] = [findFile('latin'), findFile('latin-ext')];
  if (found) return { path: join(folder, found), more: more && join(folder, more) };
  const pattern = new RegExp(`^${id}-latin-(\\w+)-normal\\.woff2$`);
  const versions = files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();
  const message = `the package "${name}" has no file with this cut`;
  const fix = `It has files for: ${versions.join(', ') || 'no Latin letters'}. Change "cut", or choose another package.`;
  return { problem: { field: 'cut', message, fix } };
}

/** @returns the path of the font file with the cut, or the problem that there is none */
export function findTypefaceFile(typeface: Typeface): Found {
  if (typeface.package !== undefined) return findInPackage(typeface, typeface.package);
  const path = join(brandFolder(), typeface.file ?? '');
  if (existsSync(path)) return { path };
  const message = `there is no font file at "${typeface.file}"`;
  const fix = `Put it at ${path}, or name a package instead.`;
  return { problem: { field: 'file', message, fix } };
}

/** @throws if the file is no font, or a collection of fonts */
export function openFont(file: string) {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} contains several fonts`);
  return font;
}

/** @returns the value or the range of each axis, for `subset-font` */
export const listAxes = (typeface: Typeface) =>
  Object.fromEntries(
    (isStatic(typeface) ? [] : (typeface.cut ?? [])).map(({ axis, value, to }) => [
      axis,
      to === undefined ? value : { min: value, max: to },
    ]),
  );
