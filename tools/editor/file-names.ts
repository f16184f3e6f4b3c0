/** @returns a file name such as `notice-periods-in-india`; empty for a title in another script */
export const toFileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

const highestNumber = (files: string[], number: RegExp) =>
  Math.max(...files.map((file) => Number(number.exec(file)?.[1] ?? -1)), -1);

/**
 * Builds the file name of a new article. The number of an article never changes, so a new one
 * takes the next.
 * @param files paths of the existing articles
 */
export const nextArticleFileName = (title: string, files: string[]) =>
  `${String(highestNumber(files, /\/(\d+)-[^/]*$/) + 1).padStart(2, '0')}-${toFileName(title) || 'article'}`;

/** @param files paths of the existing openings */
export const nextOpeningFileName = (files: string[]) =>
  `job-${String(Math.max(highestNumber(files, /job-(\d+)\./), 0) + 1).padStart(3, '0')}`;
