import type { ArticleData } from '../../src/content/kinds/article.ts';
import type { CaseStudyData } from '../../src/content/kinds/case-study.ts';
import type { Firm } from '../../src/content/kinds/firm.ts';
import type { LegalData } from '../../src/content/kinds/legal.ts';
import type { TeamFileData } from '../../src/content/kinds/member.ts';
import type { OpeningData } from '../../src/content/kinds/opening.ts';
import type { RegionData } from '../../src/content/kinds/region.ts';
import type { SectorData } from '../../src/content/kinds/sector.ts';
import type { ServiceData } from '../../src/content/kinds/service.ts';
import type { CollectionName } from './collections.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';
import type { FieldPath, Source } from './source.ts';

interface DataOf {
  articles: ArticleData;
  services: ServiceData;
  regions: RegionData;
  sectors: SectorData;
  caseStudies: CaseStudyData;
  openings: OpeningData;
  team: TeamFileData;
  legal: LegalData;
  pages: { page: string };
  firm: Firm;
}

/** A source whose fields hold to the schema. */
export interface Entry<Name extends CollectionName> extends Source {
  collection: Name;
  data: DataOf[Name];
}

/** The entries of one collection, out of the sources that their schema accepted. */
export const pick = <Name extends CollectionName>(entries: Source[], name: Name) =>
  entries.filter((entry): entry is Entry<Name> => entry.collection === name);

/** A problem at a field of an entry. */
export const fieldProblem = (
  { file, toLine }: Source,
  path: FieldPath,
  message: string,
  fix: string,
): Problem => ({ file, line: toLine(path), field: formatFieldPath(path), message, fix });

/** Every text of a file's fields, with the way to it. */
export function listTexts(
  value: unknown,
  path: FieldPath = [],
): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
