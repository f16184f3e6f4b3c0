import { fieldProblem, pick } from '../check/entries.ts';
import { quote } from '../check/problem.ts';
import type { FieldPath, Source } from '../check/source.ts';
import type { Finding } from './finding.ts';
import { sampleWord } from './samples.ts';

/** The phone number and address that came with the project. */
export function findSampleFirm(sources: Source[]): Finding[] {
  return pick(sources, 'firm').flatMap((firm) => {
    const { phone, address, credit } = firm.data;
    const digits = phone.replace(/\D/g, '');
    const lost = 'Visitors, search engines and the legal pages take it for true.';
    const texts: [path: FieldPath, text: string][] = [
      ...address.lines.map((line, index): [FieldPath, string] => [
        ['address', 'lines', index],
        line,
      ]),
      [['credit', 'label'], credit.label],
    ];
    return [
      ...(/0{6}/.test(digits) || /55501\d\d$/.test(digits)
        ? [
            {
              ...fieldProblem(
                firm,
                ['phone'],
                `${quote(phone)} is no number that rings`,
                'The number at which the firm answers.',
              ),
              rule: 'sample-phone',
              why: lost,
            },
          ]
        : []),
      ...texts
        .filter(([, text]) => sampleWord.test(text))
        .map(([path, text]) => ({
          ...fieldProblem(firm, path, `${quote(text)} is a sample`, 'The true one.'),
          rule: 'sample-address',
          why: lost,
        })),
      ...(/0{4}$/.test(address.postalCode)
        ? [
            {
              ...fieldProblem(
                firm,
                ['address', 'postalCode'],
                `${quote(address.postalCode)} is a sample`,
                'The postal code of the office.',
              ),
              rule: 'sample-address',
              why: lost,
            },
          ]
        : []),
    ];
  });
}
