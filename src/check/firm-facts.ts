import { byOrder } from '../content/define-kind.ts';
import {
  buildFacts,
  type Facts,
  factNames,
  fillFacts,
  findUnknownFacts,
} from '../content/firm-facts.ts';
import { matchWholeWord } from '../content/fold-text.ts';
import type { Firm } from '../content/kinds/firm.ts';
import type { OfficeData } from '../content/kinds/office.ts';
import { type Advice, advise, type Problem, quote, suggest } from '../content/problem.ts';
import { isValid, type LoadedFile } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { fieldProblem, listPassages } from './file-problems.ts';
import { listFieldValues } from './references.ts';

/** The mailbox of a member may use the domain of the firm. */
const isMailbox = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text);

/** A fact that is typed out, and what to write instead. */
interface Literal {
  fact: string;
  fix: string;
  pattern: RegExp;
  /** In lower case: what every text contains in which it is. A pattern takes longer to find. */
  part: string;
  /** Whether the fact may stand in a text for another reason. */
  isOther?: (text: string) => boolean;
}

/** A shorter line of an address, such as a number, is also part of dates and other texts. */
const shortestLine = 6;

/** Facts that only `firm.yaml` and the offices may contain. */
function listLiterals(firm: Firm, offices: OfficeData[], isPerson: boolean): Literal[] {
  const inBraces = (name: string) => `Write {${name}}, so that it changes in one place.`;
  const literal = (fact: string, fix: string): Literal => ({
    fact,
    fix,
    pattern: matchWholeWord(fact),
    part: fact.toLowerCase(),
  });
  const host = new URL(firm.siteUrl).host.replace(/^www\./, '');
  const lines = offices.flatMap((office) => office.lines);
  const names = (['legalName', 'name'] as const).map((field) => ({
    ...literal(firm[field], inBraces(field)),
    // The name of a firm may be a word, such as Search: in lower case it is that word.
    isOther: (text: string) =>
      !text.includes(firm[field]) && !text.includes(firm[field].toUpperCase()),
  }));
  return [
    ...(['email', 'careersEmail', 'grievanceEmail'] as const).map((field) =>
      literal(firm[field], inBraces(field)),
    ),
    // A person who is the firm is named where the texts speak of her.
    ...(isPerson ? [] : names),
    literal(
      firm.siteUrl,
      'Write {siteUrl}; in a link, leave it out, so that the link begins with /.',
    ),
    ...lines
      .filter((line) => line.length >= shortestLine)
      .map((line) => literal(line, inBraces('address'))),
    {
      ...literal(host, inBraces('siteUrl')),
      // Other sites of the firm, such as portal.example.org, have no placeholder.
      pattern: new RegExp(`(?<!(?<!\\bwww)\\.)${matchWholeWord(host).source}`, 'iu'),
      isOther: isMailbox,
    },
    {
      fact: firm.phone,
      fix: inBraces('phone'),
      // Whichever way its digits are grouped.
      pattern: new RegExp(
        [...firm.phone.replace(/[\s().-]/g, '')].map(RegExp.escape).join('[\\s().-]*'),
      ),
      part: '+',
    },
  ];
}

function describeFact(text: string, literals: Literal[], firmFile: string): Advice | undefined {
  const folded = text.toLowerCase();
  const found = literals.find(
    ({ part, pattern, isOther }) => folded.includes(part) && pattern.test(text) && !isOther?.(text),
  );
  if (found) return advise(`${quote(found.fact)} repeats a fact of ${firmFile}`, found.fix);
  const [unknown] = findUnknownFacts(text);
  return unknown === undefined
    ? undefined
    : advise(
        `{${unknown}} is not a fact of the firm`,
        `${suggest(unknown, factNames)}Known facts: ${factNames.map((name) => `{${name}}`).join(' ')}.`,
      );
}

/** Files that contain the facts, and words of the interface, which have their own placeholders. */
const holdsOwnFacts = ['firm', 'offices', 'words'];

/** Finds texts that have more characters than their field allows once the facts are in them. */
const findTooLong = (file: LoadedFile, facts: Facts): Problem[] =>
  listFieldValues(file).flatMap(
    ({ field: { maxLength = Number.POSITIVE_INFINITY }, value, path }) => {
      const length = typeof value === 'string' ? fillFacts(value, facts).length : 0;
      const message = `has ${length} characters with the facts of the firm and needs at most ${maxLength}`;
      const fix = 'Shorten it.';
      return length > maxLength ? fieldProblem(file, path, message, fix) : [];
    },
  );

/** Finds facts of the firm that are typed out, unknown placeholders in braces, and texts too long with facts. */
export function checkFirmFacts({ files, filesOf, language }: Site): Problem[] {
  const [firm] = filesOf('firm');
  if (!firm) return [];
  const offices = filesOf('offices').map(({ data }) => data);
  const facts = buildFacts(firm.data, offices.toSorted(byOrder)[0], language.tag);
  const isPerson = files.some(
    ({ kind, data }) => kind !== 'firm' && ['{name}', firm.data.name].includes(Object(data).name),
  );
  const literals = listLiterals(firm.data, offices, isPerson);
  const others = files.filter(isValid).filter(({ kind }) => !holdsOwnFacts.includes(kind));
  return others.flatMap((entry) => [
    ...findTooLong(entry, facts),
    ...listPassages(entry).flatMap(({ text, report }) => {
      const words = describeFact(text, literals, firm.file);
      return words ? [report(words.message, words.fix)] : [];
    }),
  ]);
}
