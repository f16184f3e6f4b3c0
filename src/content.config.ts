import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from './lib/schemas/article.ts';
import { caseStudySchema } from './lib/schemas/case-study.ts';
import { firmSchema } from './lib/schemas/firm.ts';
import { legalSchema } from './lib/schemas/legal.ts';
import { openingSchema } from './lib/schemas/opening.ts';
import { pageSchema } from './lib/schemas/pages.ts';
import { regionSchema } from './lib/schemas/region.ts';
import { sectorSchema } from './lib/schemas/sector.ts';
import { serviceSchema } from './lib/schemas/service.ts';
import { toTeamSchema } from './lib/schemas/team.ts';

const from = (folder: string, kind: 'md' | 'yaml') =>
  glob({
    base: `./content/${folder}`,
    pattern: `**/*.${kind}`,
    generateId: ({ entry }) => entry.slice(0, -kind.length - 1),
  });

export const collections = {
  firm: defineCollection({
    loader: glob({ base: './content', pattern: 'firm.yaml' }),
    schema: firmSchema,
  }),
  articles: defineCollection({ loader: from('articles', 'md'), schema: articleSchema }),
  services: defineCollection({ loader: from('services', 'md'), schema: serviceSchema }),
  regions: defineCollection({ loader: from('regions', 'yaml'), schema: regionSchema }),
  sectors: defineCollection({ loader: from('sectors', 'yaml'), schema: sectorSchema }),
  caseStudies: defineCollection({
    loader: from('case-studies', 'yaml'),
    schema: caseStudySchema,
  }),
  openings: defineCollection({ loader: from('openings', 'md'), schema: openingSchema }),
  team: defineCollection({
    loader: from('team', 'yaml'),
    schema: ({ image }) => toTeamSchema(image()),
  }),
  legal: defineCollection({ loader: from('legal', 'md'), schema: legalSchema }),
  pages: defineCollection({ loader: from('pages', 'yaml'), schema: pageSchema }),
};
