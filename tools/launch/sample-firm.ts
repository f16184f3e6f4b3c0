import { fieldProblem, pick } from '../../src/check/entries.ts';
import { quote } from '../../src/check/problem.ts';
import type { FieldPath, Source } from '../../src/site/source.ts';
import type { Finding } from './finding.ts';
import { sampleWords } from './samples.ts';

const why = 'Visitors, search engines and the legal pages rely on it.';

/** Numbers that nobody has: six equal digits in a row, digits that count up, or 555 01xx. */
function isMadeUp(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return /(\d)\1{5}/.test(digits) || /12345678/.test(digits) || /55501\d\d$/.test(digits);
}

/** Finds phone numbers, addresses and a credit that are obviously invented. */
export function findSampleFirm(sources: Source[]): Finding[] {
  const report = (entry: Source, rule: string, path: FieldPath, value: string, name: string) => ({
    ...fieldProblem(entry, path, `${quote(value)} is a sample`, `Write the ${name}.`),
    rule,
    why,
  });
  const firms = pick(sources, 'firm').flatMap((firm) => {
    const { phone, creditLabel } = firm.data;
    return [
      ...(isMadeUp(phone) ? [report(firm, 'sample-phone', ['phone'], phone, 'real number')] : []),
      ...(creditLabel && sampleWords.test(creditLabel)
        ? [report(firm, 'sample-address', ['creditLabel'], creditLabel, 'real name')]
        : []),
    ];
  });
  const offices = pick(sources, 'offices').flatMap((office) => {
    const { lines, phone } = office.data;
    return [
      ...lines.flatMap((line, index) =>
        sampleWords.test(line)
          ? [report(office, 'sample-address', ['lines', index], line, 'real address')]
          : [],
      ),
      ...(phone && isMadeUp(phone)
        ? [report(office, 'sample-phone', ['phone'], phone, 'real number')]
        : []),
    ];
  });
  return [...firms, ...offices];
}
