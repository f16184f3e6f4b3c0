import { brand } from './brand.ts';
import { firm } from './firm.ts';
import { law } from './law.ts';
import { menus } from './menus.ts';
import { offices } from './office.ts';
import { pages } from './page.ts';
import { redirects } from './redirects.ts';
import { vocabulary } from './vocabulary.ts';

/** The kinds that belong to the site as a whole, not to one subject. */
export const kinds = {
  firm,
  brand,
  vocabulary,
  offices,
  menus,
  redirects,
  pages,
  law,
};
