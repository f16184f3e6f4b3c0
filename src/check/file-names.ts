import { contentFolder } from '../content/folder.ts';
import { type Advice, advise, type Problem, suggest } from '../content/problem.ts';
import { getKind, type KindName, kindNames, kinds } from '../registry.ts';
import type { Site } from '../site/site.ts';
import { contentFile, locate } from '../site/source.ts';
import { problemIn } from './file-problems.ts';

/** What other programs leave beside files: backups, thumbnails, settings of folders. */
const leftover = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|~\$[^/]*)$|(?:~|\.(?:bak|orig|tmp|swp))$/i;

/** How other programs name articles: `2025-01-15-title.md`. */
const dated = /^\d{4}-\d\d-\d\d(?:-|$)/;

const picture = /\.(avif|webp|png|jpe?g)$|(?:^|\/)(?:images|files)\/[\w./-]+\.[a-z]+$/i;

function describeName(file: string): Advice | undefined {
  if (leftover.test(file)) return advise('another program left the file here', 'Delete it.');
  const location = locate(file);
  if (!location) {
    const folders = kindNames.map((name) => kinds[name].folder).filter(Boolean);
    const folder = file.slice(contentFolder().length + 1).split('/')[0] ?? '';
    return advise(
      'the site does not read files here',
      `${suggest(folder, folders)}The folders are: ${folders.join(', ')}.`,
    );
  }
  const { folder, ending, fileName, onlyIds, otherFiles, table } = kinds[location.kind];
  if (picture.test(location.below) || otherFiles?.test(location.below)) return undefined;
  if (location.below === table?.file) return undefined;
  const [, id = '', end = ''] = /^(.*?)(?:\.([^./]*))?$/.exec(location.below) ?? [];
  if (/(?:^|\/)(?:images|files)\//.test(location.below))
    return advise(
      'the name of the file cannot be used as an address',
      'Rename it with letters from a to z, digits and hyphens, without spaces.',
    );
  if (end !== ending)
    return advise(
      `the site does not read files with this ending in ${folder}/`,
      `Rename the file so that it ends in ".${ending}".`,
    );
  if ('numbered' in fileName && dated.test(id))
    return advise('the file name begins with a date', fileName.help);
  if (!fileName.pattern.test(id))
    return advise('the file name cannot be used as an address', fileName.help);
  return onlyIds && !onlyIds.includes(id)
    ? advise(
        'this file belongs to no page of the site',
        `${suggest(id, onlyIds)}The files here are: ${onlyIds.join(', ')}.`,
      )
    : undefined;
}

/** The files of a language. */
interface OwnFiles {
  filePaths: readonly string[];
  /** Their folder, with a slash at the end. */
  root: string;
  subfolder: string;
}

function checkParents({ filePaths, root }: OwnFiles, name: KindName): Problem[] {
  const { folder: top, ending, singular } = kinds[name];
  const inFolder = filePaths
    .filter((file) => file.startsWith(`${root}${top}/`))
    .filter((file) => !/\/(?:images|files)\//.test(file));
  return inFolder.flatMap((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (folder === `${root}${top}` || inFolder.includes(`${folder}.${ending}`)) return [];
    const message = `the folder belongs to no ${singular}`;
    const fix = `Add ${folder}.${ending}, or move the file into the folder of its ${singular}.`;
    return [{ file, message, fix }];
  });
}

/**
 * Numbers are addresses: 0, 1, 2 … without duplicates and, but for entries that are not translated,
 * without gaps.
 */
function checkNumbers({ filePaths, root, subfolder }: OwnFiles, name: KindName): Problem[] {
  const { folder: top, singular } = kinds[name];
  const folder = `${root}${top}/`;
  const numbered = filePaths
    .filter((file) => file.startsWith(folder) && !leftover.test(file))
    .map((file) => ({ file, name: file.slice(folder.length) }))
    .filter(({ name }) => /^\d/.test(name) && !dated.test(name))
    .map(({ file, name }) => ({ file, number: Number.parseInt(name, 10) }))
    .sort((a, b) => a.number - b.number);
  const taken = new Set(numbered.map(({ number }) => number));
  let free = 0;
  while (taken.has(free)) free += 1;
  const next = String(free).padStart(2, '0');
  return numbered.flatMap(({ file, number }, index) => {
    const before = numbered[index - 1];
    if (before?.number === number) {
      const message = `the number ${number} is taken by ${before.file}`;
      return [{ file, message, fix: `Give the newer ${singular} the next free number: ${next}.` }];
    }
    // One problem for each gap: a date as the number would leave a gap of millions.
    const expected = (before?.number ?? -1) + 1;
    if (subfolder !== '' || number === expected) return [];
    const message = `no ${singular} has the number ${expected}, although this one follows`;
    const fix = `Give the newest ${singular} the number ${String(expected).padStart(2, '0')}, or restore the ${singular} that had it.`;
    return [{ file, message, fix }];
  });
}

const checkRequired = ({ filePaths, subfolder }: OwnFiles, name: KindName): Problem[] => {
  const { required, inAllLanguages } = kinds[name];
  return (subfolder && inAllLanguages ? [] : (required?.ids ?? []))
    .map((id) => contentFile(name, id, subfolder))
    .filter((file) => !filePaths.includes(file))
    .map((file) => ({
      file,
      message: 'the file is missing',
      fix: `Write it. ${required?.reason}`,
    }));
};

/** Checks the names and places of the files of a language, including pictures. */
export function checkFileNames({ subfolder, content }: Site): Problem[] {
  const own: OwnFiles = {
    filePaths: content.filePaths.filter((file) => (locate(file)?.subfolder ?? '') === subfolder),
    root: `${[contentFolder(), subfolder].filter(Boolean).join('/')}/`,
    subfolder,
  };
  return [
    ...own.filePaths.flatMap((file) => problemIn({ file }, describeName(file))),
    ...kindNames.flatMap((name) => [
      ...(getKind(name).fileName.nested ? checkParents(own, name) : []),
      ...(getKind(name).fileName.numbered ? checkNumbers(own, name) : []),
      ...checkRequired(own, name),
    ]),
  ];
}
