/** Letters for which a language has a spelling of its own in a-z; others only lose their marks. */
const spellings: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/**
 * @param language of the title, such as `de`
 * @returns a file name such as `notice-periods-in-india`; empty for a title in another script
 */
export const toFileName = (title: string, language: string) =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => spellings[language]?.[letter] ?? letter)
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
 * @param language of the title, such as `de`
 * @param files paths of the existing articles
 */
export const nextArticleFileName = (title: string, language: string, files: string[]) =>
  `${String(highestNumber(files, /\/(\d+)-[^/]*$/) + 1).padStart(2, '0')}-${toFileName(title, language) || 'article'}`;

/** @param files paths of the existing openings */
export const nextOpeningFileName = (files: string[]) =>
  `job-${String(Math.max(highestNumber(files, /job-(\d+)\./), 0) + 1).padStart(3, '0')}`;
