/** What a legal page is for, where the law of a country asks for it. */
export const legalPurposes = ['imprint', 'privacy'] as const;

type LegalPurpose = (typeof legalPurposes)[number];

/**
 * Countries where a website has a page with this name. The others of the EU and the EEA ask for the same
 * facts (article 5 of Directive 2000/31/EC), but any page may state them, such as the contact section.
 * - AT: section 5 ECG, https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20001703
 * - CH: article 3(1)(s) UWG, https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de#art_3
 * - DE: section 5 DDG, https://www.gesetze-im-internet.de/ddg/__5.html
 * - ES: article 10 LSSI, https://www.boe.es/buscar/act.php?id=BOE-A-2002-13758
 * - FR: article 1-1 of Act 2004-575, https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164
 * - LI: article 5 ECG, https://dss.llv.li/datenschutz/themen-z/impressum-internetseite
 */
const imprint = ['AT', 'CH', 'DE', 'ES', 'FR', 'LI'];

/**
 * Countries whose law asks whoever collects personal data, as a form does, to say what happens to it.
 * - The EU, and IS, LI and NO: articles 13 and 14 of the GDPR, https://eur-lex.europa.eu/eli/reg/2016/679/oj
 * - CH: article 19 FADP, https://www.edoeb.admin.ch/edoeb/en/home/datenschutz/grundlagen/informationspflicht.html
 * - GB: articles 13 and 14 of the UK GDPR, https://www.legislation.gov.uk/eur/2016/679/article/13
 */
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
