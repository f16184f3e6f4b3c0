import { factNames, findUnknownFacts } from '../../src/content/firm-facts.ts';
import type { Firm } from '../../src/content/kinds/firm.ts';
import { pick, toFieldProblem, toTexts } from './entries.ts';
import { toGuess } from './nearest.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';
import { toWholeWord } from './whole-word.ts';

const toHost = (url: string) => new URL(url).host;

/** Facts that stand in `firm.yaml` alone, and what to write in their place. */
const toLiterals = (firm: Firm) => {
  const inBraces = (name: string) => `Write {${name}}: the fact then changes in one place.`;
  const unlinked = 'Delete it: the site places the booking and network links by itself.';
  const facts: [fact: string, mend: string][] = [
    [firm.careersEmail, inBraces('careersEmail')],
    [firm.grievanceEmail, inBraces('grievanceEmail')],
    [firm.email, inBraces('email')],
    [firm.legalName, inBraces('legalName')],
    [firm.name, inBraces('name')],
    [firm.siteUrl, 'Write {siteUrl}; in a link leave it away, so that the link begins with /.'],
    [toHost(firm.bookingUrl), unlinked],
    [toHost(firm.schedulingUrl), unlinked],
    [firm.networkUrl, unlinked],
    [toHost(firm.siteUrl).replace(/^www\./, ''), inBraces('siteUrl')],
    ...firm.address.lines.map((line): [string, string] => [line, inBraces('address')]),
  ];
  return facts.map(([fact, mend]) => ({ fact, mend, pattern: toWholeWord(fact) }));
};

const toDigits = (text: string) => text.replace(/[\s().-]/g, '');

function toFault(text: string, firm: Firm, literals: ReturnType<typeof toLiterals>) {
  const found = literals.find(({ pattern }) => pattern.test(text));
  if (found)
    return {
      fault: `${quote(found.fact)} is written out; it is a fact of content/firm.yaml`,
      mend: found.mend,
    };
  if (toDigits(text).includes(toDigits(firm.phone)))
    return {
      fault: `${quote(firm.phone)} is written out; it is a fact of content/firm.yaml`,
      mend: 'Write {phone}: the number then changes in one place.',
    };
  const [unknown] = findUnknownFacts(text);
  if (unknown !== undefined)
    return {
      fault: `{${unknown}} stands for no fact of the firm`,
      mend: `${toGuess(unknown, factNames)}Known: ${factNames.map((name) => `{${name}}`).join(' ')}.`,
    };
  return undefined;
}

/** Facts of the firm typed out where a name in braces should stand, and names that mean nothing. */
export function checkFirmFacts(entries: Source[]): Problem[] {
  const [firm] = pick(entries, 'firm');
  if (!firm) return [];
  const literals = toLiterals(firm.data);
  return entries
    .filter((entry) => entry !== firm)
    .flatMap((entry) => [
      ...toTexts(entry.data).flatMap(({ text, path }) => {
        const words = toFault(text, firm.data, literals);
        return words ? [toFieldProblem(entry, path, words.fault, words.mend)] : [];
      }),
      ...entry.body.split('\n').flatMap((text, index) => {
        const words = toFault(text, firm.data, literals);
        return words ? [{ file: entry.file, line: entry.bodyLine + index, ...words }] : [];
      }),
    ]);
}
