import type { Region } from '../content/kinds/region.ts';
import type { Sector } from '../content/kinds/sector.ts';
import type { Service } from '../content/kinds/service.ts';

/** A place on a page where other subjects may show something. */
export type Spot =
  | { spot: 'home' | 'home-insights' }
  | { spot: 'service-aside' | 'service-example' | 'service-dates'; service: Service }
  | { spot: 'region'; region: Region }
  | { spot: 'sector'; sector: Sector };
