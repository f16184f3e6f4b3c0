import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { cacheFile } from '../build-cache.ts';
import { brandFolder } from '../content/brand.ts';
import { findTypefaceFile, readAxes, type TypefaceProblem } from '../content/typeface-file.ts';
import { fieldProblem, pick } from './entries.ts';
import { checkMark } from './mark-file.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Axes = ReturnType<typeof readAxes>;

/** Loaded when it is needed. The loader of `npm run dev` is closed by then, and would not import it. */
const loadSubsetFont = (): typeof import('subset-font').default =>
  createRequire(import.meta.url)('subset-font');

/** Whether a file can be read as a font, and which axes it does not have. */
interface Cuts {
  isFont: boolean;
  missing: string[];
}

async function tryCuts(source: Buffer, axes: Axes): Promise<Cuts> {
  const subsetFont = loadSubsetFont();
  const cut = (variationAxes: Axes) =>
    subsetFont(source, 'a', { targetFormat: 'sfnt', variationAxes }).then(
      () => true,
      () => false,
    );
  if (await cut(axes)) return { isFont: true, missing: [] };
  if (!(await cut({}))) return { isFont: false, missing: [] };
  const missing = await Promise.all(
    Object.entries(axes).map(async ([axis, value]) => ((await cut({ [axis]: value })) ? [] : axis)),
  );
  return { isFont: true, missing: missing.flat() };
}

/**
 * Tries it only once for each typeface, because it takes as long as checking a small firm. The
 * messages are not cached, so that they are those of this version.
 * @returns why the typeface cannot be subset
 */
async function findCutProblem(path: string, axes: Axes): Promise<TypefaceProblem | undefined> {
  const source = readFileSync(path);
  const inputs = [project.dependencies['subset-font'], source, JSON.stringify(axes)];
  const file = await cacheFile('.cuts.json', inputs, async () =>
    Buffer.from(JSON.stringify(await tryCuts(source, axes))),
  );
  const { isFont, missing } = JSON.parse(readFileSync(file, 'utf8')) as Cuts;
  if (!isFont)
    return {
      field: 'file',
      message: 'the file cannot be read as a font',
      fix: 'Save it again as WOFF2 or TrueType.',
    };
  if (missing.length === 0) return undefined;
  const names = missing.join(', ');
  return {
    field: 'cut',
    message: `the typeface has no axis ${names}`,
    fix: `Delete ${names} from "cut".`,
  };
}

/** Checks the typefaces in `brand.yaml`. */
async function checkTypefaces(entries: Source[], root: string): Promise<Problem[]> {
  const [entry] = pick(entries, 'brand');
  if (!entry) return [];
  const problems = Object.entries(entry.data.typefaces).map(async ([use, typeface]) => {
    const { path, problem } = findTypefaceFile(typeface, brandFolder(), root);
    const found = path === undefined ? problem : await findCutProblem(path, readAxes(typeface));
    return found
      ? [fieldProblem(entry, ['typefaces', use, found.field], found.message, found.fix)]
      : [];
  });
  return (await Promise.all(problems)).flat();
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
export const checkBrandFiles = async (
  entries: Source[],
  root: string,
  practices: readonly string[],
): Promise<Problem[]> => [
  ...checkDrawings(entries, root, practices),
  ...(await checkTypefaces(entries, root)),
];
