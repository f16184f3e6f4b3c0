import { getKind, kindNames } from '../registry.ts';
import type { Site } from './site.ts';

/** An entry about a service or a region, such as a case study. */
interface AboutEntry {
  title: string;
  path: string;
  /** Ids of the services that it names. */
  services?: string[];
  /** Id of the region that it names. */
  region?: string;
}

/** The entries of one kind, under the heading of the links to them. */
export interface About {
  label: string;
  entries: AboutEntry[];
}

/** Gets the entries that the pages of services and regions link to because they are named. */
export const getRelated = ({ getEntries, words }: Pick<Site, 'getEntries' | 'words'>) =>
  Promise.all(
    kindNames.flatMap((name) => {
      const label = getKind(name).linksHeading?.(words);
      if (label === undefined) return [];
      const about = async (): Promise<About> => ({
        label,
        entries: (await getEntries(name)) as object[] as AboutEntry[],
      });
      return about();
    }),
  );
