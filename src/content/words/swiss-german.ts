import { mapTexts } from '../map-texts.ts';

/** Countries whose German has no ß and quotes with «». */
const countries = ['CH', 'LI'];

/**
 * Spells German words as their country does, after the rules of the Swiss Federal Chancellery:
 * https://www.bk.admin.ch/bk/de/home/dokumentation/sprachen/hilfsmittel-textredaktion/leitfaden-zur-deutschen-rechtschreibung.html
 * @param tag of the language, such as `de-CH`
 */
export function spellSwiss<Words extends { formats?: unknown }>(words: Words, tag: string): Words {
  const { language, region = '' } = new Intl.Locale(tag);
  if (language !== 'de' || !countries.includes(region)) return words;
  const spelled = mapTexts(words, (text) => text.replaceAll('ß', 'ss'));
  return { ...spelled, formats: { ...(spelled.formats as object), quotes: '«»‹›' } };
}
