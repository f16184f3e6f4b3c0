import { formatAddress } from 'localized-address-format';
import { z } from 'zod';
import { country, mailbox, phone } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { order, text } from '../fields.ts';
import { nameCountry } from '../language-facts.ts';
import { quote } from '../problem.ts';

const officeSchema = z.strictObject({
  order,
  title: text('what the office is, in your own words, such as Head office', 2, 60),
  lines: z
    .array(text('one line of the address'))
    .min(1)
    .meta({ description: 'building and street', shared: true }),
  locality: text('city', 1, 60),
  region: text('state or province, if the address needs it', 1, 60).optional(),
  postalCode: text('postal code').meta({ shared: true }).optional(),
  country,
  phone: phone('phone number of the office; if omitted, that of the firm').optional(),
  email: mailbox('e-mail address of the office; if omitted, that of the firm').optional(),
  hours: text('when the office is open, with the time zone', 5, 160).optional(),
});

export type OfficeData = z.infer<typeof officeSchema>;

/** Allows no line break inside a postal code, or between it and its city. */
const keepPostalCode = (line: string, { postalCode }: OfficeData) =>
  postalCode
    ? line.replace(new RegExp(` ?\\b${RegExp.escape(postalCode)}\\b ?`), (code) =>
        // A browser may break a line after a hyphen: 1200-195 in Portugal.
        code.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
      )
    : line;

/**
 * Formats an address as its country does, with the country's name in the language of the page.
 * @returns the lines of the address, the country last
 */
export function formatOfficeLines(office: OfficeData, tag: string): string[] {
  const lines = formatAddress({
    postalCountry: office.country,
    addressLines: office.lines,
    locality: office.locality,
    administrativeArea: office.region,
    postalCode: office.postalCode,
  });
  // The format of some countries, such as the Emirates, has no city, which may be the region, too.
  const city = lines.some((line) => line.includes(office.locality)) ? [] : [office.locality];
  return [
    ...lines.map((line) => keepPostalCode(line, office)),
    ...city,
    nameCountry(office.country, tag),
  ];
}

/** How a postal code is written, by the country of its address. */
const postalCodes: Record<string, [pattern: RegExp, example: string]> = {
  AT: [/^\d{4}$/, '1010'],
  DE: [/^\d{5}$/, '80331'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'M1 2JN'],
  IN: [/^\d{3} ?\d{3}$/, '560025'],
  US: [/^\d{5}(?:-\d{4})?$/, '02139'],
};

export const offices = defineKind({
  folder: 'offices',
  label: 'Offices',
  singular: 'office',
  schema: officeSchema,
  check({ data: { country, postalCode } }, report) {
    const [pattern, example] = postalCodes[country] ?? [];
    if (postalCode && pattern?.test(postalCode) === false)
      report(
        ['postalCode'],
        `${quote(postalCode)} is not written as a postal code of ${quote(country)}`,
        `Write it like "${example}".`,
      );
  },
  editor: { group: 'Firm' },
  derive: ({ data }, { words }) => ({ addressLines: formatOfficeLines(data, words.tag) }),
});

export type Office = ReturnType<typeof offices.build>;
