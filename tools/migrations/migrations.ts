import { isoDates } from './01-iso-dates.ts';
import { flatCredit } from './02-flat-credit.ts';
import { languages } from './03-languages.ts';
import { menusFile } from './04-menus.ts';
import { homeOrder } from './05-home-order.ts';
import { offices } from './06-offices.ts';
import { archivedSources } from './07-archived-sources.ts';
import { brandFolder } from './08-brand.ts';
import { plainCategories } from './09-plain-categories.ts';
import { scheduleCall } from './10-schedule-call.ts';
import { singleCut } from './11-single-cut.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which the schemas changed. New ones come last. */
export const migrations: Migration[] = [
  isoDates,
  flatCredit,
  languages,
  menusFile,
  homeOrder,
  offices,
  archivedSources,
  brandFolder,
  plainCategories,
  scheduleCall,
  singleCut,
];
