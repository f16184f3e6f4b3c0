import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from './content/kinds/article.ts';
import { caseStudySchema } from './content/kinds/case-study.ts';
import { firmSchema } from './content/kinds/firm.ts';
import { legalSchema } from './content/kinds/legal.ts';
import { createMemberSchema } from './content/kinds/member.ts';
import { openingSchema } from './content/kinds/opening.ts';
import { pageSchema } from './content/kinds/page.ts';
import { regionSchema } from './content/kinds/region.ts';
import { sectorSchema } from './content/kinds/sector.ts';
import { serviceSchema } from './content/kinds/service.ts';

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
    schema: ({ image }) => createMemberSchema(image()),
  }),
  legal: defineCollection({ loader: from('legal', 'md'), schema: legalSchema }),
  pages: defineCollection({ loader: from('pages', 'yaml'), schema: pageSchema }),
};
