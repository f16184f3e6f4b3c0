import type { PageData } from '../../content/kinds/page.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import type { Opening } from './model/opening.ts';

/** Builds what the page of the openings and the form shows besides its texts. */
export const buildCareersPage = (
  page: PageData<'work-with-us'>,
  openings: Opening[],
  { paths, vocabulary, words }: Pick<Site, 'paths' | 'vocabulary' | 'words'>,
) => ({
  trail: buildTrail({ paths, words }, [page.heading, paths.workWithUs]),
  /** What the filter of the openings needs of them. */
  filter: {
    name: 'department',
    choices: vocabulary.departments,
    items: openings.map(({ id, department }) => ({ key: id, choice: department })),
  },
  /** The positions of the form. */
  positions: [...openings.map(({ title }) => title), words.careers.generalApplication],
});
