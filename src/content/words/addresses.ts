import { z } from 'zod';
import { section } from './define.ts';

const address = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'cannot be a part of an address',
    })
    .describe(description);

/**
 * Parts of page addresses. The keys are the names in `src/routes`, which are also the English ones.
 */
export const addresses = section('parts of page addresses', {
  'who-are-we': address('page about the firm'),
  'mission-vision': address('mission, vision and values'),
  blogs: address('list of articles'),
  blog: address('folder of the articles'),
  'case-studies': address('case studies'),
  team: address('team'),
  'work-with-us': address('careers'),
  services: address('folder of the services'),
  calendars: address('folder of the calendar files'),
  'where-we-operate': address('regions'),
  'business-sectors': address('sectors'),
});
