import { brand } from './brand.ts';
import { firm } from './firm.ts';
import { law } from './law.ts';
import { offices } from './office.ts';
import { redirects } from './redirects.ts';
import { repository } from './repository.ts';
import { vocabulary } from './vocabulary.ts';

/** The kinds that belong to the site as a whole, not to one subject. */
export const kinds = {
  firm,
  brand,
  vocabulary,
  offices,
  redirects,
  repository,
  law,
};
