import { factNames, findUnknownFacts } from '../../src/content/firm-facts.ts';
import type { Firm } from '../../src/content/kinds/firm.ts';
import { fieldProblem, listTexts, pick } from './entries.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';
import { matchWholeWord } from './whole-word.ts';

const hostOf = (url: string) => new URL(url).host;

/** Facts that stand in `firm.yaml` alone, and what to write in their place. */
const listFirmLiterals = (firm: Firm) => {
  const inBraces = (name: string) => `Write {${name}}: the fact then changes in one place.`;
  const unlinked = 'Delete it: the site places the booking and network links by itself.';
  const facts: [fact: string, fix: string][] = [
    [firm.careersEmail, inBraces('careersEmail')],
    [firm.grievanceEmail, inBraces('grievanceEmail')],
    [firm.email, inBraces('email')],
    [firm.legalName, inBraces('legalName')],
    [firm.name, inBraces('name')],
    [firm.siteUrl, 'Write {siteUrl}; in a link leave it away, so that the link begins with /.'],
    [hostOf(firm.bookingUrl), unlinked],
    [hostOf(firm.schedulingUrl), unlinked],
    [firm.networkUrl, unlinked],
    [hostOf(firm.siteUrl).replace(/^www\./, ''), inBraces('siteUrl')],
    ...firm.address.lines.map((line): [string, string] => [line, inBraces('address')]),
  ];
  return facts.map(([fact, fix]) => ({ fact, fix, pattern: matchWholeWord(fact) }));
};

const stripSeparators = (text: string) => text.replace(/[\s().-]/g, '');

function describeFault(text: string, firm: Firm, literals: ReturnType<typeof listFirmLiterals>) {
  const found = literals.find(({ pattern }) => pattern.test(text));
  if (found)
    return {
      message: `${quote(found.fact)} is written out; it is a fact of content/firm.yaml`,
      fix: found.fix,
    };
  if (stripSeparators(text).includes(stripSeparators(firm.phone)))
    return {
      message: `${quote(firm.phone)} is written out; it is a fact of content/firm.yaml`,
      fix: 'Write {phone}: the number then changes in one place.',
    };
  const [unknown] = findUnknownFacts(text);
  if (unknown !== undefined)
    return {
      message: `{${unknown}} stands for no fact of the firm`,
      fix: `${suggest(unknown, factNames)}Known: ${factNames.map((name) => `{${name}}`).join(' ')}.`,
    };
  return undefined;
}

/** Facts of the firm typed out where a name in braces should stand, and names that mean nothing. */
export function checkFirmFacts(entries: Source[]): Problem[] {
  const [firm] = pick(entries, 'firm');
  if (!firm) return [];
  const literals = listFirmLiterals(firm.data);
  return entries
    .filter((entry) => entry !== firm)
    .flatMap((entry) => [
      ...listTexts(entry.data).flatMap(({ text, path }) => {
        const words = describeFault(text, firm.data, literals);
        return words ? [fieldProblem(entry, path, words.message, words.fix)] : [];
      }),
      ...entry.body.split('\n').flatMap((text, index) => {
        const words = describeFault(text, firm.data, literals);
        return words ? [{ file: entry.file, line: entry.bodyLine + index, ...words }] : [];
      }),
    ]);
}
