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

/** Finds the phone numbers, addresses and credit that came with the project. */
export function findSampleFirm(sources: Source[]): Finding[] {
  const report = (entry: Source, rule: string, path: FieldPath, value: string, name: string) => ({
    ...fieldProblem(entry, path, `${quote(value)} is a sample`, `Write the ${name}.`),
    rule,
    why,
  });
  const firms = pick(sources, 'firm').flatMap((firm) => {
    const { phone, creditLabel } = firm.data;
    return [
      ...(isSamplePhone(phone)
        ? [report(firm, 'sample-phone', ['phone'], phone, 'real number')]
        : []),
      ...(creditLabel && sampleWords.test(creditLabel)
        ? [report(firm, 'sample-address', ['creditLabel'], creditLabel, 'real name')]
        : []),
    ];
  });
  const offices = pick(sources, 'offices').flatMap((office) => {
    const { lines, postalCode, phone } = office.data;
    return [
      ...lines.flatMap((line, index) =>
        sampleWords.test(line)
          ? [report(office, 'sample-address', ['lines', index], line, 'real address')]
          : [],
      ),
      ...(postalCode && /0{4}$/.test(postalCode)
        ? [report(office, 'sample-address', ['postalCode'], postalCode, 'real postal code')]
        : []),
      ...(phone && isSamplePhone(phone)
        ? [report(office, 'sample-phone', ['phone'], phone, 'real number')]
        : []),
    ];
  });
  return [...firms, ...offices];
}
