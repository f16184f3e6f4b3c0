import { findCarrier } from '../content/find-carrier.ts';
import { getKind, kindNames } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { contentFile } from '../site/source.ts';
import type { Problem } from './problem.ts';

export const isDraft = ({ data }: Source) => (data as { draft?: unknown } | null)?.draft === true;

/**
 * Finds entries that no visitor would see, because the page that lists them is missing.
 * @param sources the files of one language
 * @param files all paths of the content folder, because a page that cannot be read still exists
 * @param code of a further language; empty for the first language of the site
 */
export const checkReach = (sources: Source[], files: string[], code: string): Problem[] =>
  kindNames.flatMap((name) => {
    const carrier = findCarrier(getKind(name));
    const page = carrier && contentFile('pages', carrier, code);
    const [entry, ...others] = sources.filter((source) => source.kind === name && !isDraft(source));
    if (!page || !entry || files.includes(page)) return [];
    const rest = others.length > 0 ? ` and ${others.length} more` : '';
    return [
      {
        file: page,
        message: `the page is missing, so that no visitor sees ${entry.file}${rest}`,
        fix: `Write the page, or delete ${others.length > 0 ? 'the files that it lists' : 'that file'}.`,
      },
    ];
  });
