import { factNames, findUnknownFacts } from '../content/firm-facts.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { OfficeData } from '../content/kinds/office.ts';
import { blankCode } from '../content/markdown-text.ts';
import { matchWholeWord } from '../content/whole-word.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, listTexts, pick } from './entries.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

const hostOf = (url: string) => new URL(url).host;
/** The mailbox of a member may use the domain of the firm. */
const isMailbox = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text);

/** @returns a pattern that finds a phone number whichever way its digits are grouped */
const matchPhone = (phone: string) =>
  new RegExp([...phone.replace(/[\s().-]/g, '')].map(RegExp.escape).join('[\\s().-]*'));

interface FirmLiteral {
  fact: string;
  /** In lower case: what every text contains in which it is. A pattern takes longer to find. */
  part: string;
  fix: string;
  isIn: (text: string) => boolean;
}

/** A shorter line of an address, such as a number, is also part of dates and other texts. */
const shortestLine = 6;

const isLowerCase = (text: string) => text.slice(0, 1) !== text.slice(0, 1).toUpperCase();

/** The name of a firm may be a word, such as Search: in lower case it is that word. */
const namesFirm = (pattern: RegExp, name: string, text: string) =>
  pattern.test(text) &&
  [...text.matchAll(new RegExp(pattern, 'giu'))].some(
    ([found]) => !isLowerCase(found) || isLowerCase(name),
  );

/** Facts that only `firm.yaml` may contain, and what to write instead. */
function listFirmLiterals(firm: Firm, offices: OfficeData[]): FirmLiteral[] {
  const inBraces = (name: string) => `Write {${name}}, so that it changes in one place.`;
  const unlinked = 'Delete it: the site adds the booking and network links by itself.';
  const facts: [fact: string, fix: string][] = [
    [firm.careersEmail, inBraces('careersEmail')],
    [firm.grievanceEmail, inBraces('grievanceEmail')],
    [firm.email, inBraces('email')],
    [firm.legalName, inBraces('legalName')],
    [firm.name, inBraces('name')],
    [firm.siteUrl, 'Write {siteUrl}; in a link, leave it out, so that the link begins with /.'],
    ...[firm.bookingUrl, firm.schedulingUrl].flatMap((url): [string, string][] =>
      url ? [[hostOf(url), unlinked]] : [],
    ),
    ...(firm.networkUrl ? [[firm.networkUrl, unlinked] satisfies [string, string]] : []),
    ...offices.flatMap(({ lines }) =>
      lines
        .filter((line) => line.length >= shortestLine)
        .map((line): [string, string] => [line, inBraces('address')]),
    ),
  ];
  const phonePattern = matchPhone(firm.phone);
  const domain = hostOf(firm.siteUrl).replace(/^www\./, '');
  const domainPattern = matchWholeWord(domain);
  return [
    ...facts.map(([fact, fix]) => {
      const pattern = matchWholeWord(fact);
      const isName = fact === firm.name || fact === firm.legalName;
      return {
        fact,
        part: fact.toLowerCase(),
        fix,
        isIn: (text: string) => (isName ? namesFirm(pattern, fact, text) : pattern.test(text)),
      };
    }),
    {
      fact: domain,
      part: domain.toLowerCase(),
      fix: inBraces('siteUrl'),
      isIn: (text) => !isMailbox(text) && domainPattern.test(text),
    },
    {
      fact: firm.phone,
      part: '+',
      fix: inBraces('phone'),
      isIn: (text) => phonePattern.test(text),
    },
  ];
}

function describeFact(text: string, literals: FirmLiteral[], firmFile: string) {
  const folded = text.toLowerCase();
  const found = literals.find(({ part, isIn }) => folded.includes(part) && isIn(text));
  if (found)
    return {
      message: `${quote(found.fact)} repeats a fact of ${firmFile}`,
      fix: found.fix,
    };
  const [unknown] = findUnknownFacts(text);
  if (unknown === undefined) return undefined;
  return {
    message: `{${unknown}} is not a fact of the firm`,
    fix: `${suggest(unknown, factNames)}Known facts: ${factNames.map((name) => `{${name}}`).join(' ')}.`,
  };
}

/** Files that contain the facts, and words of the interface, which have their own placeholders. */
const holdsOwnFacts = ['firm', 'offices', 'words'];

/** Finds facts of the firm that are typed out, and unknown placeholders in braces. */
export function checkFirmFacts(entries: Source[]): Problem[] {
  const [firm] = pick(entries, 'firm');
  if (!firm) return [];
  const literals = listFirmLiterals(
    firm.data,
    pick(entries, 'offices').map(({ data }) => data),
  );
  return entries
    .filter(({ kind }) => !holdsOwnFacts.includes(kind))
    .flatMap((entry) => {
      const texts = listTexts(entry.data);
      const describe = (text: string) => describeFact(text, literals, firm.file);
      // Most files contain no fact, so only the others are searched text by text.
      if (!describe([...texts.map(({ text }) => text), blankCode(entry.body)].join('\n')))
        return [];
      return [
        ...texts.flatMap(({ text, path }) => {
          const words = describe(text);
          return words ? [fieldProblem(entry, path, words.message, words.fix)] : [];
        }),
        ...blankCode(entry.body)
          .split('\n')
          .flatMap((text, index) => {
            const words = describe(text);
            return words ? [{ file: entry.file, line: entry.bodyLine + index, ...words }] : [];
          }),
      ];
    });
}
