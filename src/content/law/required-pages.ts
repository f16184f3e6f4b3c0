/** What a legal page is for, where the law of a country asks for it. */
export const legalPurposes = ['imprint', 'privacy'] as const;

type LegalPurpose = (typeof legalPurposes)[number];

/** DE: section 5 DDG. AT: section 5 ECG. CH: article 3(1)(s) UWG. */
const imprint = ['AT', 'CH', 'DE'];

/** Articles 13 and 14 of the GDPR in the EU and the EEA; of the UK GDPR; article 19 of the Swiss FADP. */
const privacy =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/**
 * @param country code of a country with an office of the firm
 * @returns the legal pages that a website needs there
 */
export const requiredPages = (country: string): LegalPurpose[] => [
  ...(imprint.includes(country) ? ['imprint' as const] : []),
  ...(privacy.split(' ').includes(country) ? ['privacy' as const] : []),
];
