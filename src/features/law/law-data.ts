import { z } from 'zod';
import { absoluteUrl } from '../../content/addresses.ts';
import { type CalendarDate, toIsoDate } from '../../content/dates.ts';
import { type Law, lawSchema } from '../../content/law/law.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import { describeSchema } from '../../content/schema.ts';
import type { FeedPage, FeedSite } from '../../discovery/rss.ts';
import type { Country, WatchedLaw } from './law-register.ts';

/** The register as data, for programs and for those who check it. */
const registerSchema = z.strictObject({
  $schema: z.url().describe('address of this description'),
  title: z.string().describe('name of the register'),
  publisher: z.string().describe('who keeps it'),
  language: z.string().describe('language of its texts, as in BCP 47'),
  laws: z
    .array(
      lawSchema.extend({
        id: z.string().describe('name of the entry, which other entries refer to'),
        url: z.url().describe('address of the entry on the page of the register'),
        citedBy: z.array(z.url()).describe('addresses of the pages that rely on it'),
        practices: z
          .array(z.string())
          .describe('its topics: names of the practices whose pages rely on it'),
      }),
    )
    .describe('entries, by country and title'),
});

export type RegisterData = z.infer<typeof registerSchema>;

/** @returns the JSON schema of the register */
export const describeRegister = () => describeSchema(registerSchema);

const toIso = (date: CalendarDate | undefined) => date && toIsoDate(date);

/** @returns the fields of an entry as they are in its file, without what is derived from them */
const toFields = ({ id, lang: _, successor, changes, inForce, ended, checked, ...law }: Law) => ({
  ...(Object.fromEntries(
    Object.entries(law).filter(([name]) => name in lawSchema.shape),
  ) as typeof law),
  id,
  ...(inForce && { inForce: toIso(inForce) }),
  ...(ended && { ended: toIso(ended) }),
  ...(successor.length > 0 && { successor }),
  ...(changes.length > 0 && {
    changes: changes.map((change) => ({ ...change, date: toIsoDate(change.date) })),
  }),
  checked: toIsoDate(checked),
});

/** Builds the register as data. */
export function buildRegisterData(
  countries: Country[],
  page: FeedPage,
  { firm, words, paths }: FeedSite,
): RegisterData {
  const address = (path: string) => absoluteUrl(firm.siteUrl, path);
  const toEntry = ({ law, uses, practices }: WatchedLaw) => ({
    ...toFields(law),
    url: `${address(paths.law)}#${lawAnchor(law.id)}`,
    citedBy: uses.map(({ path }) => address(path)),
    practices,
  });
  return {
    $schema: address(paths.lawSchema),
    title: page.heading,
    publisher: firm.name,
    language: words.language,
    laws: countries.flatMap(({ laws }) => laws.map(toEntry)),
  };
}
