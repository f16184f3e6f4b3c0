import type { Paths } from '../content/addresses.ts';
import type { CalendarDate } from '../content/dates.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { PageData, PageId } from '../content/kinds/page.ts';
import type { Language } from '../content/languages.ts';
import type { Vocabulary } from '../content/vocabulary.ts';
import type { Words } from '../content/words/words.ts';
import type { EntryOf, KindName } from '../registry.ts';

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
  getMenus: () => Promise<EntryOf<'menus'>>;
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
