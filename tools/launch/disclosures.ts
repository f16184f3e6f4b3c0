/** What the law of a country asks the website of a company to state. */
interface Disclosure {
  what: string;
  /** Finds it in the registrations and the legal pages. */
  pattern: RegExp;
  example: string;
}

interface CompanyLaw {
  /** The end of the registered name of a company. */
  company: RegExp;
  /** Where the law says so. */
  rule: string;
  asks: Disclosure[];
}

const office = { what: 'registered office', pattern: /registered office/i };

/**
 * By the country of the first office.
 * - GB: https://www.legislation.gov.uk/uksi/2015/17/regulation/25
 * - IN, companies: rule 26(1), https://www.mca.gov.in; limited liability partnerships: section 21,
 *   https://www.indiacode.nic.in/handle/123456789/2023
 * - DE: section 5(1) no. 4, https://www.gesetze-im-internet.de/ddg/__5.html
 * - AT: section 14(1), https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10001702
 */
export const companyLaws: Record<string, CompanyLaw[]> = {
  GB: [
    {
      company: /\b(?:ltd|limited|plc|llp|cic)\.?$/i,
      rule: 'regulation 25 of the Names and Trading Disclosures Regulations 2015',
      asks: [
        {
          what: 'registered number',
          pattern: /\b(?:\d{8}|[A-Z]{2}\d{6})\b/,
          example: 'Company number: 01234567',
        },
        {
          what: 'part of the United Kingdom where it is registered',
          pattern: /registered in (?:england|wales|scotland|northern ireland)/i,
          example: 'Registered in England and Wales',
        },
        { ...office, example: 'Registered office: 1 High Street, Leeds LS1 1AA' },
      ],
    },
  ],
  IN: [
    {
      company: /\b(?:private limited|pvt\.? ltd\.?|limited|ltd\.?)$/i,
      rule: 'rule 26 of the Companies (Incorporation) Rules 2014',
      asks: [
        {
          what: 'corporate identity number (CIN)',
          pattern: /\b[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}\b/,
          example: 'CIN: U74140KA2020PTC123456',
        },
        { ...office, example: 'Registered office: 1 Residency Road, Bengaluru 560025' },
      ],
    },
    {
      company: /\bllp\.?$/i,
      rule: 'section 21 of the Limited Liability Partnership Act 2008',
      asks: [
        {
          what: 'registration number (LLPIN)',
          pattern: /\b[A-Z]{3}-\d{4}\b/,
          example: 'LLPIN: AAB-1234',
        },
        { ...office, example: 'Registered office: 1 Residency Road, Bengaluru 560025' },
      ],
    },
  ],
  DE: [
    {
      company: /\b(?:gmbh|ug|ag|kg|ohg|partg|partg ?mbb|e\. ?k\.|eg)$/i,
      rule: 'section 5 of the Digitale-Dienste-Gesetz',
      asks: [
        {
          what: 'register and number in it',
          pattern: /\b(?:HR[AB]|PR|GnR)\s?\d+/,
          example: 'Handelsregister: Amtsgericht München, HRB 12345',
        },
      ],
    },
  ],
  AT: [
    {
      company: /\b(?:gmbh|flexco|ag|kg|og|e\. ?u\.)$/i,
      rule: 'section 14 of the Unternehmensgesetzbuch',
      asks: [
        {
          what: 'number and court of the company register',
          pattern: /\bFN\s?\d+\s?[a-z]\b/,
          example: 'Firmenbuch: FN 123456a, Handelsgericht Wien',
        },
      ],
    },
  ],
};
