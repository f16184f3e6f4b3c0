import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { brandFolder } from '../content/brand.ts';
import { findTypefaceFile, readAxes, type TypefaceProblem } from '../content/typeface-file.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { checkMark } from './mark-file.ts';
import type { Problem } from './problem.ts';

/** The axes of fonts by the hashes of their files, because the check runs again after each change. */
const knownAxes = new Map<string, string[]>();

/** @throws if the file cannot be read as a font */
function readFontAxes(path: string): string[] {
  const source = readFileSync(path);
  const key = hash('sha256', source);
  const font = knownAxes.has(key) ? undefined : create(source);
  if (font) knownAxes.set(key, 'variationAxes' in font ? Object.keys(font.variationAxes) : []);
  return knownAxes.get(key) ?? [];
}

/** @returns why the typeface cannot be subset */
function findCutProblem(path: string, axes: readonly string[]): TypefaceProblem | undefined {
  try {
    const own = readFontAxes(path);
    const names = axes.filter((axis) => !own.includes(axis)).join(', ');
    if (names === '') return undefined;
    return {
      field: 'cut',
      message: `the typeface has no axis ${names}`,
      fix: `Delete ${names} from "cut".`,
    };
  } catch {
    return {
      field: 'file',
      message: 'the file cannot be read as a font',
      fix: 'Save it again as WOFF2 or TrueType.',
    };
  }
}

/** Checks the typefaces in `brand.yaml`. */
function checkTypefaces(entries: Source[], root: string): Problem[] {
  const [entry] = pick(entries, 'brand');
  if (!entry) return [];
  return Object.entries(entry.data.typefaces).flatMap(([use, typeface]) => {
    const { path, problem } = findTypefaceFile(typeface, brandFolder(), root);
    const found =
      path === undefined ? problem : findCutProblem(path, Object.keys(readAxes(typeface)));
    return found
      ? [fieldProblem(entry, ['typefaces', use, found.field], found.message, found.fix)]
      : [];
  });
}

function checkDrawing(
  root: string,
  name: string,
  fix: string,
  practices?: readonly string[],
): Problem[] {
  const file = `${brandFolder()}/${name}`;
  if (existsSync(join(root, file)))
    return checkMark(file, readFileSync(join(root, file), 'utf8'), practices);
  return [{ file, message: 'the file is missing', fix }];
}

/** Checks the mark, and the figure if it is the firm's own. */
function checkDrawings(entries: Source[], root: string, practices: readonly string[]): Problem[] {
  const mark = 'Put the mark of the firm there: a square SVG drawing.';
  const figure = 'Put the drawing there, or change "figure" in brand.yaml.';
  const hasOwn = pick(entries, 'brand')[0]?.data.figure === 'own';
  return [
    ...checkDrawing(root, 'mark.svg', mark),
    ...(hasOwn ? checkDrawing(root, 'figure.svg', figure, practices) : []),
  ];
}

/**
 * Checks the binary files of the brand.
 * @param entries valid according to their schemas
 * @param root of the project
 * @param practices the addresses of the firm's practices
 */
export const checkBrandFiles = (
  entries: Source[],
  root: string,
  practices: readonly string[],
): Problem[] => [...checkDrawings(entries, root, practices), ...checkTypefaces(entries, root)];
