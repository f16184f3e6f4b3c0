import { paths } from '../../src/content/addresses.ts';
import { pageSchemas } from '../../src/content/kinds/page.ts';
import { legalIds, regionIds } from '../../src/content/vocabulary.ts';
import { type CollectionName, collections, locate } from './collections.ts';
import { suggest } from './nearest.ts';
import type { Problem } from './problem.ts';

const picture = /\.(avif|webp|png|jpe?g)$/i;
const folders = Object.values(collections)
  .map(({ folder }) => folder)
  .filter(Boolean);
const contentFile = (name: CollectionName, id: string) =>
  `content/${collections[name].folder ? `${collections[name].folder}/` : ''}${id}.${collections[name].ending}`;

const required: [CollectionName, string, string][] = [
  ['firm', 'firm', 'It holds the name, address and links of the firm.'],
  ...legalIds.map((id): [CollectionName, string, string] => [
    'legal',
    id,
    'The footer links to it, and the site may not go without it.',
  ]),
  ...Object.keys(pageSchemas).map((id): [CollectionName, string, string] => [
    'pages',
    id,
    'It holds the words of one page.',
  ]),
  ...regionIds.map((id): [CollectionName, string, string] => [
    'regions',
    id,
    'The map and the menu know exactly four regions.',
  ]),
];

/** What a file in a fixed set is called, or undefined where any name will do. */
const fixedNames: Partial<Record<CollectionName, readonly string[]>> = {
  regions: regionIds,
  pages: Object.keys(pageSchemas),
};

const fixedRoutes = Object.values(paths).map((path) => path.slice(1));

function checkName(file: string): Problem[] {
  const place = locate(file);
  if (!place) {
    const folder = file.split('/')[1] ?? '';
    const fix = `${suggest(folder, folders)}The folders are: ${folders.join(', ')}.`;
    return [{ file, message: 'the site does not read this place', fix }];
  }
  const { collection, below } = place;
  const { ending, name, nameHelp } = collections[collection];
  const dot = below.lastIndexOf('.');
  const id = dot < 0 ? below : below.slice(0, dot);
  if (picture.test(below)) return [];
  if (below.slice(dot + 1) !== ending)
    return [
      {
        file,
        message: `the site does not read files with this ending in ${collections[collection].folder}/`,
        fix: `Rename the file so that it ends in ".${ending}".`,
      },
    ];
  if (!name.test(id))
    return [{ file, message: 'the file name cannot become an address', fix: nameHelp }];
  const fixed = fixedNames[collection];
  if (fixed && !fixed.includes(id))
    return [
      {
        file,
        message: 'no page of the site belongs to this file',
        fix: `${suggest(id, fixed)}The files here are: ${fixed.join(', ')}.`,
      },
    ];
  if (collection === 'legal' && fixedRoutes.includes(id))
    return [
      {
        file,
        message: `the address /${id} belongs to another page`,
        fix: 'Choose another file name.',
      },
    ];
  return [];
}

function checkParents(files: string[]): Problem[] {
  const services = files.filter((file) => file.startsWith('content/services/'));
  return services.flatMap((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (folder === 'content/services' || services.includes(`${folder}.md`)) return [];
    const message = 'the folder belongs to no service';
    return [
      { file, message, fix: `Add ${folder}.md, or move the file into the folder of its service.` },
    ];
  });
}

/** The number of an article is its address: 0, 1, 2 … without a gap and without a double. */
function checkNumbers(files: string[]): Problem[] {
  const numbered = files
    .map((file) => ({ file, number: Number.parseInt(file.slice('content/articles/'.length), 10) }))
    .filter(({ file, number }) => file.startsWith('content/articles/') && !Number.isNaN(number))
    .sort((a, b) => a.number - b.number);
  const next = (numbered.at(-1)?.number ?? -1) + 1;
  const missing = Array.from({ length: next }, (_, index) => index).filter(
    (number) => !numbered.some((article) => article.number === number),
  );
  const doubles = numbered.filter(({ number }, index) => numbered[index - 1]?.number === number);
  return [
    ...doubles.map(({ file, number }) => ({
      file,
      message: `the number ${number} is taken by ${numbered.find((other) => other.number === number)?.file}`,
      fix: `Give the newer article the next free number: ${String(missing[0] ?? next).padStart(2, '0')}.`,
    })),
    ...missing.map((number) => ({
      file: numbered.find((other) => other.number > number)?.file ?? 'content/articles',
      message: `no article has the number ${number}, although this one follows`,
      fix: `Give the newest article the number ${String(number).padStart(2, '0')}, or bring back the one that had it.`,
    })),
  ];
}

/** @param files all paths below `content/`, pictures among them */
export const checkFileNames = (files: string[]): Problem[] => [
  ...files.flatMap(checkName),
  ...checkParents(files),
  ...checkNumbers(files),
  ...required
    .filter(([collection, id]) => !files.includes(contentFile(collection, id)))
    .map(([collection, id, reason]) => ({
      file: contentFile(collection, id),
      message: 'the file is missing',
      fix: `Bring it back. ${reason}`,
    })),
];
