import { fieldProblem, pick } from '../check/entries.ts';
import { quote } from '../check/problem.ts';
import type { FieldPath, Source } from '../check/source.ts';
import type { Finding } from './finding.ts';
import { sampleWords } from './samples.ts';

const why = 'Visitors, search engines and the legal pages rely on it.';

function isSamplePhone(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return /0{6}/.test(digits) || /55501\d\d$/.test(digits);
}

/** Finds the phone number, address and credit that came with the project. */
export const findSampleFirm = (sources: Source[]): Finding[] =>
  pick(sources, 'firm').flatMap((firm) => {
    const { phone, address, creditLabel } = firm.data;
    const report = (rule: string, path: FieldPath, value: string, name: string): Finding => {
      const problem = fieldProblem(firm, path, `${quote(value)} is a sample`, `Write the ${name}.`);
      return { ...problem, rule, why };
    };
    const lines = address.lines.map((line, index) => ({ line, index }));
    return [
      ...(isSamplePhone(phone) ? [report('sample-phone', ['phone'], phone, 'real number')] : []),
      ...lines
        .filter(({ line }) => sampleWords.test(line))
        .map(({ line, index }) =>
          report('sample-address', ['address', 'lines', index], line, 'real address'),
        ),
      ...(creditLabel && sampleWords.test(creditLabel)
        ? [report('sample-address', ['creditLabel'], creditLabel, 'real name')]
        : []),
      ...(/0{4}$/.test(address.postalCode)
        ? [
            report(
              'sample-address',
              ['address', 'postalCode'],
              address.postalCode,
              'real postal code',
            ),
          ]
        : []),
    ];
  });
