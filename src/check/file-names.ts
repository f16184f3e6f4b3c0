import type { Paths } from '../content/addresses.ts';
import { contentFolder } from '../content/folder.ts';
import { type KindName, kindNames, kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile, locate } from '../site/source.ts';
import { addressOf, isTaken, listFixedPaths } from './addresses.ts';
import { suggest } from './nearest.ts';
import type { Problem } from './problem.ts';

const fileNameOf = (name: KindName): { nested?: true; numbered?: true } => kinds[name].fileName;

/** What other programs leave beside files: backups, thumbnails, settings of folders. */
const leftover = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|~\$[^/]*)$|(?:~|\.(?:bak|orig|tmp|swp))$/i;

/** How other programs name articles: `2025-01-15-title.md`. */
const dated = /^\d{4}-\d\d-\d\d(?:-|$)/;

const picture = /\.(avif|webp|png|jpe?g)$/i;

function checkName(file: string, paths: Paths): Problem[] {
  if (leftover.test(file))
    return [{ file, message: 'another program left the file here', fix: 'Delete it.' }];
  const location = locate(file);
  if (!location) {
    const folders = kindNames.map((name) => kinds[name].folder).filter(Boolean);
    const folder = file.slice(contentFolder().length + 1).split('/')[0] ?? '';
    const fix = `${suggest(folder, folders)}The folders are: ${folders.join(', ')}.`;
    return [{ file, message: 'the site does not read files here', fix }];
  }
  const { folder, ending, fileName, onlyIds, otherFiles, address } = kinds[location.kind];
  const dot = location.below.lastIndexOf('.');
  const id = dot < 0 ? location.below : location.below.slice(0, dot);
  if (picture.test(location.below) || otherFiles?.test(location.below)) return [];
  if (location.below.slice(dot + 1) !== ending)
    return [
      {
        file,
        message: `the site does not read files with this ending in ${folder}/`,
        fix: `Rename the file so that it ends in ".${ending}".`,
      },
    ];
  if ('numbered' in fileName && dated.test(id))
    return [{ file, message: 'the file name begins with a date', fix: fileName.help }];
  if (!fileName.pattern.test(id))
    return [{ file, message: 'the file name cannot be used as an address', fix: fileName.help }];
  if (onlyIds && !onlyIds.includes(id))
    return [
      {
        file,
        message: 'this file belongs to no page of the site',
        fix: `${suggest(id, onlyIds)}The files here are: ${onlyIds.join(', ')}.`,
      },
    ];
  const path = address?.(id, paths);
  return path !== undefined && Object.values(listFixedPaths(paths)).includes(path)
    ? [
        {
          file,
          message: `the address ${path} belongs to another page`,
          fix: 'Choose another file name.',
        },
      ]
    : [];
}

/**
 * Finds files whose address the program uses itself.
 * @param sources the files of one language
 * @param all the paths of each language
 */
export const checkTaken = (sources: Source[], paths: Paths, all: Paths[]): Problem[] =>
  sources
    .filter(({ kind }) => kind !== 'pages' && !fileNameOf(kind).numbered)
    .flatMap((source) => {
      const address = addressOf(
        source,
        sources.filter(({ kind }) => kind === source.kind),
        paths,
      );
      if (!address || !(isTaken(address, all) || address.endsWith('/not-found'))) return [];
      const message = `the address ${address} belongs to the program`;
      return [{ file: source.file, message, fix: 'Choose another file name.' }];
    });

function checkParents(files: string[], root: string, name: KindName): Problem[] {
  const { folder: top, ending, singular } = kinds[name];
  const entries = files.filter((file) => file.startsWith(`${root}${top}/`));
  return entries.flatMap((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (folder === `${root}${top}` || entries.includes(`${folder}.${ending}`)) return [];
    const message = `the folder belongs to no ${singular}`;
    const fix = `Add ${folder}.${ending}, or move the file into the folder of its ${singular}.`;
    return [{ file, message, fix }];
  });
}

/**
 * Numbers are addresses: 0, 1, 2 … without duplicates and, but for entries that are not translated,
 * without gaps.
 */
function checkNumbers(files: string[], root: string, name: KindName, code: string): Problem[] {
  const { folder: top, singular } = kinds[name];
  const folder = `${root}${top}/`;
  const numbered = files
    .map((file) => ({ file, number: Number.parseInt(file.slice(folder.length), 10) }))
    .filter(({ file, number }) => file.startsWith(folder) && !Number.isNaN(number))
    .filter(({ file }) => !leftover.test(file) && !dated.test(file.slice(folder.length)))
    .sort((a, b) => a.number - b.number);
  /** The number before each entry, and the first that no entry has. */
  const before = (index: number) => numbered[index - 1]?.number ?? -1;
  const gaps =
    code !== '' ? [] : numbered.filter(({ number }, index) => number > before(index) + 1);
  const free =
    numbered
      .map((_, index) => before(index) + 1)
      .find((next, index) => next < (numbered[index]?.number ?? 0)) ?? before(numbered.length) + 1;
  const doubles = numbered.filter(({ number }, index) => numbered[index - 1]?.number === number);
  return [
    ...doubles.map(({ file, number }) => ({
      file,
      message: `the number ${number} is taken by ${numbered.find((other) => other.number === number)?.file}`,
      fix: `Give the newer ${singular} the next free number: ${String(free).padStart(2, '0')}.`,
    })),
    // One problem for each gap: a date as the number would leave a gap of millions.
    ...gaps.map(({ file }) => {
      const number = before(numbered.findIndex((entry) => entry.file === file)) + 1;
      return {
        file,
        message: `no ${singular} has the number ${number}, although this one follows`,
        fix: `Give the newest ${singular} the number ${String(number).padStart(2, '0')}, or restore the ${singular} that had it.`,
      };
    }),
  ];
}

/**
 * @param files all paths of the folder of one language, including pictures
 * @param code of a further language; empty for the first language of the site
 */
export function checkFileNames(files: string[], paths: Paths, code = ''): Problem[] {
  const root = `${[contentFolder(), code].filter(Boolean).join('/')}/`;
  return [
    ...files.flatMap((file) => checkName(file, paths)),
    ...kindNames
      .filter((name) => fileNameOf(name).nested)
      .flatMap((name) => checkParents(files, root, name)),
    ...kindNames
      .filter((name) => fileNameOf(name).numbered)
      .flatMap((name) => checkNumbers(files, root, name, code)),
    ...kindNames
      .filter((name) => code === '' || !kinds[name].inAllLanguages)
      .flatMap((name) =>
        (kinds[name].required?.ids ?? [])
          .map((id) => contentFile(name, id, code))
          .filter((file) => !files.includes(file))
          .map((file) => ({
            file,
            message: 'the file is missing',
            fix: `Write it. ${kinds[name].required?.reason}`,
          })),
      ),
  ];
}
