import { z } from 'zod';
import { builtIn } from './define.ts';

const isLocale = (value: string) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};

/**
 * How dates, quotation marks and numbers are written. Not words, but they depend on the language.
 */
export const formats = {
  dates: builtIn(
    z
      .string()
      .refine(isLocale, {
        error: 'is not a language tag',
        params: { fix: 'Write a tag such as en-US, en-GB or de-DE.' },
      })
      .describe('language tag whose form dates take: en-US is January 15, 2025'),
    { en: 'en-US', de: 'de-DE', hi: 'hi-IN' },
  ),
  quotes: builtIn(
    z
      .string()
      .refine((value) => [...value].length === 4, {
        error: 'is not a set of four quotation marks',
        params: { fix: 'Write the outer pair, then the inner one: “”‘’.' },
      })
      .describe('quotation marks: the outer pair, then the inner one'),
    { en: '“”‘’', de: '„“‚‘', hi: '“”‘’' },
  ),
  beforeNumbers: builtIn(
    z
      .string()
      .min(1)
      .describe('what stays on one line with the number after it, with spaces between: § No.'),
    {
      en: '§ §§ section sections Section Sections s. ss. Article Articles Art. No. Nos. p. pp. Rs ₹ £ € $',
      de: '§ §§ Art. Abs. Nr. Nrn. Satz Rn. Rz. S. Kap. Ziff. €',
      hi: '§ धारा धाराएँ अनुच्छेद नियम सं. पृ. रु. ₹ £ € $',
    },
  ),
  units: builtIn(
    z
      .string()
      .min(1)
      .describe('what stays on one line with the number before it, with spaces between: % km'),
    {
      en: '% km m kg g MB GB KB hp kW lakh crore million billion',
      de: '% ‰ € EUR km m kg g MB GB KB kW Uhr Tsd. Mio. Mrd.',
      hi: '% किमी किग्रा मी लाख करोड़ बजे km kg MB GB KB',
    },
  ),
  numbers: builtIn(
    z
      .string()
      .min(1)
      .describe('the numbers that headlines have in words, from one on, with spaces between'),
    {
      en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      de: 'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
      hi: 'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
    },
  ),
  wordsPerMinute: builtIn(z.int().min(50).max(600).describe('average speed of silent reading'), {
    // Silent reading of English non-fiction by adults (Brysbaert, 2019).
    en: 238,
    // The English figure times the ratio of German to English reading speed, 179 to 228 words per
    // minute, of texts equal in content (Trauzettel-Klosinski and Dietz, 2012,
    // https://doi.org/10.1167/iovs.11-8284). That study measured reading aloud.
    de: 187,
    // An estimate: no measurement of silent reading of Hindi is known to us. It is the English
    // figure times the ratio of the mean of 17 languages to English, 184 to 228 words per minute,
    // of the same study. Hindi is not among them.
    hi: 192,
  }),
};
