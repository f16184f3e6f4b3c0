/** @returns `notice-periods-in-india` */
export const toFileName = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

const highestNumber = (files: string[], number: RegExp) =>
  Math.max(...files.map((file) => Number(number.exec(file)?.[1] ?? -1)), -1);

/**
 * The number of an article is its place in the list for ever, so a new one takes the next.
 * @param files paths of the articles that there are
 */
export const nextArticleFileName = (title: string, files: string[]) =>
  `${String(highestNumber(files, /\/(\d+)-[^/]*$/) + 1).padStart(2, '0')}-${toFileName(title)}`;

/** @param files paths of the openings that there are */
export const nextOpeningFileName = (files: string[]) =>
  `job-${String(Math.max(highestNumber(files, /job-(\d+)\./), 0) + 1).padStart(3, '0')}`;
