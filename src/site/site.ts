import type { Paths } from '../content/addresses.ts';
import type { CalendarDate } from '../content/dates.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { PageData, PageId } from '../content/kinds/page.ts';
import type { Vocabulary } from '../content/kinds/vocabulary.ts';
import type { Language } from '../content/languages.ts';
import type { Words } from '../content/words.ts';
import type { EntryOf, FieldsOf, KindName } from '../registry.ts';

/** The data that the pages of one language share, and functions that get their content. */
export interface Site {
  language: Language;
  firm: Firm;
  vocabulary: Vocabulary;
  words: Words;
  paths: Paths;
  /** Today's date in the time zone of the firm, not of the machine that builds the site. */
  today: CalendarDate;
  /** @returns whether the site has the page */
  hasPage: (id: PageId) => boolean;
  getMenus: () => Promise<FieldsOf<'menus'>>;
  /** @returns all published entries of a kind, in list order */
  getEntries: <Name extends KindName>(name: Name) => Promise<EntryOf<Name>[]>;
  /** @returns the fields of one file of the folder `pages`; undefined if there is none */
  findPage: <Id extends PageId>(id: Id) => Promise<PageData<Id> | undefined>;
  /**
   * @returns the fields of one file of the folder `pages`
   * @throws if the file is missing
   */
  getPage: <Id extends PageId>(id: Id) => Promise<PageData<Id>>;
}

/** The data of the site that texts for other programs need. */
export type SiteFacts = Pick<Site, 'firm' | 'words' | 'paths'>;

/** The entries of several kinds, each list under the name of its kind. */
export type EntriesOf<Name extends KindName> = { [Kind in Name]: EntryOf<Kind>[] };

/** Gets the published entries of several kinds, in list order. */
export async function getEntriesOf<Name extends KindName>(
  { getEntries }: Pick<Site, 'getEntries'>,
  ...names: Name[]
): Promise<EntriesOf<Name>> {
  const kinds = names.map(async (name) => [name, await getEntries(name)]);
  return Object.fromEntries(await Promise.all(kinds));
}
