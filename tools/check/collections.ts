import type { z } from 'zod';
import { articleSchema } from '../../src/content/kinds/article.ts';
import { caseStudySchema } from '../../src/content/kinds/case-study.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { legalSchema } from '../../src/content/kinds/legal.ts';
import { teamSchema } from '../../src/content/kinds/member.ts';
import { openingSchema } from '../../src/content/kinds/opening.ts';
import { pageSchemas } from '../../src/content/kinds/page.ts';
import { regionSchema } from '../../src/content/kinds/region.ts';
import { sectorSchema } from '../../src/content/kinds/sector.ts';
import { serviceSchema } from '../../src/content/kinds/service.ts';

/** One kind of content file: where it lies, how it is named, what it holds. */
export interface Collection {
  folder: string;
  ending: 'md' | 'yaml';
  name: RegExp;
  /** What a right name looks like, for the fix. */
  nameHelp: string;
  toSchema: (id: string) => z.ZodObject | undefined;
}

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const plain = {
  name: new RegExp(`^${word}$`),
  nameHelp: 'Use small letters without accents, digits and hyphens, such as "first-name.yaml".',
};

const pageIds: Record<string, z.ZodObject> = pageSchemas;

export const collections = {
  articles: {
    folder: 'articles',
    ending: 'md',
    name: new RegExp(`^\\d{2,}-${word}$`),
    nameHelp:
      'Begin with the number of the article in two digits and a hyphen, then small letters, digits and hyphens: "15-notice-periods.md".',
    toSchema: () => articleSchema,
  },
  services: {
    folder: 'services',
    ending: 'md',
    name: new RegExp(`^${word}(?:/${word})?$`),
    nameHelp:
      'Use small letters, digits and hyphens, at most one folder deep: "hr-advisory/payroll.md".',
    toSchema: () => serviceSchema,
  },
  regions: { folder: 'regions', ending: 'yaml', ...plain, toSchema: () => regionSchema },
  sectors: { folder: 'sectors', ending: 'yaml', ...plain, toSchema: () => sectorSchema },
  caseStudies: {
    folder: 'case-studies',
    ending: 'yaml',
    ...plain,
    toSchema: () => caseStudySchema,
  },
  openings: {
    folder: 'openings',
    ending: 'md',
    name: /^job-\d{3,}$/,
    nameHelp: 'Write "job-", then a number of three digits: "job-005.md".',
    toSchema: () => openingSchema,
  },
  team: { folder: 'team', ending: 'yaml', ...plain, toSchema: () => teamSchema },
  legal: { folder: 'legal', ending: 'md', ...plain, toSchema: () => legalSchema },
  pages: { folder: 'pages', ending: 'yaml', ...plain, toSchema: (id: string) => pageIds[id] },
  firm: { folder: '', ending: 'yaml', name: /^firm$/, nameHelp: '', toSchema: () => firmSchema },
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/**
 * @param path from the root of the project
 * @returns the collection whose folder the file lies in, and its path below that folder
 */
export function locate(path: string) {
  const [, first = '', ...rest] = path.split('/');
  if (rest.length === 0)
    return first === 'firm.yaml' ? ({ collection: 'firm', below: first } as const) : undefined;
  const collection = collectionNames.find((name) => collections[name].folder === first);
  return collection && { collection, below: rest.join('/') };
}
