import { brandFolder } from '../content/folder.ts';
import type { Problem } from '../content/problem.ts';
import {
  findTypefaceFile,
  listAxes,
  openFont,
  type TypefaceProblem,
} from '../content/typeface-file.ts';
import type { Site } from '../site/site.ts';
import type { Source } from '../site/source.ts';
import { checkDrawing } from './drawing.ts';
import { problemAt } from './file-problems.ts';

/** @returns why the typeface cannot be subset */
function findCutProblem(path: string, axes: readonly string[]): TypefaceProblem | undefined {
  try {
    const own = Object.keys(openFont(path).variationAxes);
    const names = axes.filter((axis) => !own.includes(axis)).join(', ');
    const message = `the typeface has no axis ${names}`;
    return names ? { field: 'cut', message, fix: `Delete ${names} from "cut".` } : undefined;
  } catch {
    const message = 'the file cannot be read as a font';
    return { field: 'file', message, fix: 'Save it again as WOFF2 or TrueType.' };
  }
}

/** @returns the addresses of the practices: the services that are not part of another */
const listPractices = (sources: Source[]) =>
  sources.filter(({ kind, id }) => kind === 'services' && !id.includes('/')).map(({ id }) => id);

/** Checks the typefaces and the drawings of the brand. */
export function checkBrand({ filesOf, files, content }: Site): Problem[] {
  const [entry] = filesOf('brand');
  const typefaces = Object.entries(entry?.data.typefaces ?? {}).flatMap(([use, typeface]) => {
    const { path, problem } = findTypefaceFile(typeface);
    const found =
      path === undefined ? problem : findCutProblem(path, Object.keys(listAxes(typeface)));
    return entry ? problemAt(entry, ['typefaces', use, found?.field ?? ''], found) : [];
  });
  const { figure, logo } = entry?.data ?? {};
  const listed = [
    {
      name: 'mark.svg',
      isShown: true,
      fix: 'Put the mark of the firm there: a square SVG drawing.',
    },
    {
      name: 'figure.svg',
      isShown: figure === 'own',
      fix: 'Put the drawing there, or change "figure" in brand.yaml.',
      practices: listPractices(files),
    },
    {
      name: 'logo.svg',
      isShown: logo,
      fix: 'Put the logo there, an SVG drawing, or delete "logo" in brand.yaml.',
      isWide: true,
    },
    // Only one for the dark theme need not exist.
    { name: 'logo-dark.svg', isShown: logo, isWide: true },
  ];
  const drawings = listed.flatMap(({ name, isShown, fix, practices, isWide }) => {
    const file = `${brandFolder()}/${name}`;
    const text = content.textFiles.find(({ path }) => path === file)?.text;
    if (!isShown) return [];
    if (text !== undefined) return checkDrawing(file, text, practices, isWide);
    return fix ? [{ file, message: 'the file is missing', fix }] : [];
  });
  const unused = content.filePaths
    .filter((path) => path.startsWith(`${brandFolder()}/`))
    .filter((path) => (logo ? /\.(png|jpe?g|webp|avif)$/ : /\/logo\b[^/]*$/).test(path))
    .map((file) => ({
      file,
      message: 'no page shows this file',
      fix: 'The logo is an SVG drawing, logo.svg, with "logo: beside" or "logo: instead" in brand.yaml. Otherwise delete the file.',
    }));
  return [...typefaces, ...drawings, ...unused];
}
