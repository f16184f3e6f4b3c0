import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fieldProblem, listPassages, listTexts } from '../../src/check/file-problems.ts';
import { type CalendarDate, joinDate, splitDate } from '../../src/content/dates.ts';
import { type Advice, compareProblems, type Problem, quote } from '../../src/content/problem.ts';
import { isDraft } from '../../src/content/publication.ts';
import {
  type Conformance,
  conformanceFile,
} from '../../src/features/accessibility/model/conformance.ts';
import { kinds } from '../../src/registry.ts';
import type { Content } from '../../src/site/load-site.ts';
import { isOfKind, type LoadedFile } from '../../src/site/loaded-file.ts';
import type { Site } from '../../src/site/site.ts';
import { type FieldPath, locate, type Source, type TextFile } from '../../src/site/source.ts';
import { describeOddLink, listLinks } from './external-links.ts';
import type { Finding } from './findings.ts';

/** Why each rule matters; the more it matters, the further up it is. */
const reasons = {
  'reserved-domain':
    'Nobody can own this domain: links to it fail, mail and applications sent to it are lost.',
  'sample-phone': 'Visitors, search engines and the legal pages rely on it.',
  'sample-address': 'Visitors, search engines and the legal pages rely on it.',
  unfinished: 'Visitors and courts read the text as it is published.',
  'sample-words': 'Visitors and courts read the text as it is published.',
  'odd-link': 'Visitors are led elsewhere than they think, or nowhere.',
  'legal-review': 'The page binds the firm, so the wording is for a lawyer to confirm.',
  disclosure: 'A company that does not state it commits an offence or can be sued by a competitor.',
  portrait: 'Visitors look for a face; initials can look like an unfinished page.',
  'stale-opening': 'Search engines drop sites that keep postings of filled positions.',
  'unchecked-law': 'Pages say that the law is as on this date.',
  'unchecked-duty': 'Readers put these dates into their own calendars.',
  'old-check': 'The Disclaimer page says when it was checked.',
} satisfies Record<string, string>;

type Rule = keyof typeof reasons;

/** Sorts findings by how much their rules matter; what is marked as a sample is first. */
export const compareRules = (a: Finding, b: Finding) =>
  Object.keys(reasons).indexOf(a.rule) - Object.keys(reasons).indexOf(b.rule);

const explain = (rule: Rule, problem: Problem): Finding => ({
  ...problem,
  rule,
  why: reasons[rule],
});

/** Domains reserved for examples by RFC 2606 and RFC 6761. */
const reserved =
  /[\w.@-]*(?:\.(?:example|test|invalid|localhost)|\bexample\.(?:com|net|org))(?![\w-])/i;

/** Words for invented things, in the built-in languages. */
const sampleWords =
  /\b(?:samples?|specimen|placeholder|lorem ipsum|muster(?:mann|frau|stra(?:ß|ss)e|weg|stadt|firma))(?!\p{L})|नमूना/iu;

/**
 * Numbers that nobody has: six equal digits in a row, digits that count up, and what regulators keep
 * for films: Ofcom, the Bundesnetzagentur, ARCEP, and the North American Numbering Plan.
 */
const inventedPhones = [
  /(\d)\1{5}|12345678/,
  /^44(?:1(?:1[3-8]|21|31|41|51|61)4960|2079460|1914980|2896496|2920180|1632960|7700900)\d{3}$/,
  /^49(?:30231|699000|4066969|22147109?|899999)\d+$/,
  /^33(?:199|261|353|465|536|639)\d{6}$/,
  /^1\d{3}55501\d\d$/,
];

const isInvented = (phone: string) =>
  inventedPhones.some((pattern) => pattern.test(phone.replace(/\D/g, '')));

/** Finds domains that are reserved, invented addresses, and numbers that nobody has. */
const findSamples = (source: Source): Finding[] => [
  ...listPassages(source).flatMap(({ text, report }) => {
    const [domain] = reserved.exec(text) ?? [];
    if (!domain) return [];
    const message = `${quote(domain)} is reserved for examples`;
    return explain(
      'reserved-domain',
      report(message, 'Write the real address or mailbox of the firm.'),
    );
  }),
  ...listTexts(source.data).flatMap(({ text, path }) => {
    const report = (rule: Rule, what: string, fix: string) =>
      explain(rule, fieldProblem(source, path, `${quote(text)} is ${what}`, fix));
    const isAddress = path[0] === 'lines' || path[0] === 'creditLabel';
    if (['firm', 'offices'].includes(source.kind) && isAddress && sampleWords.test(text))
      return report('sample-address', 'a sample', 'Write the real one.');
    return path.at(-1) === 'phone' && isInvented(text)
      ? report('sample-phone', 'invented', 'Write the real number.')
      : [];
  }),
];

/** Finds links that work for nobody else, or lead elsewhere than they seem to. */
const findOddLinks = (source: Source): Finding[] =>
  listLinks(source).flatMap(({ url, ...place }) => {
    const what = describeOddLink(url);
    const fix = 'Write the public address alone, as a visitor would type it.';
    return what ? [explain('odd-link', { ...place, message: `${quote(url)} ${what}`, fix })] : [];
  });

/** Finds files of any kind that still have `sample: true`. */
function findSampleFiles(source: Source): Finding[] {
  if ((source.data as { sample?: unknown }).sample !== true) return [];
  const { message, fix, ...rest } = kinds[source.kind].sample ?? {
    rule: `sample-${source.kind}`,
    message: 'the file came with the project',
    fix: 'Write your own words, then delete this line.',
    why: 'Visitors believe what is published.',
  };
  return [{ ...fieldProblem(source, ['sample'], message, fix), ...rest }];
}

const note = /(?<=^#.*\b)to be (?:confirmed|completed)\b|\b(?:TODO|TBD|FIXME|XXX|lorem ipsum)\b/;

/** Finds to-do notes, including those in comments, and legal texts that mention samples. */
const findUnfinished = ({ path: file, text }: TextFile): Finding[] =>
  text.split('\n').flatMap((row, index) => {
    const report = (rule: Rule, message: string, fix: string) =>
      explain(rule, { file, line: index + 1, message, fix });
    const found = note.exec(row)?.[0];
    if (found)
      return report(
        'unfinished',
        `a note says ${quote(found)}`,
        'Settle it, write the decision, and delete the note.',
      );
    return locate(file)?.kind === 'legal' && sampleWords.test(row)
      ? report(
          'sample-words',
          'the legal text mentions samples',
          'Write what is true without the samples.',
        )
      : [];
  });

/** What the law of a country asks the site of a company to state. */
interface CompanyLaw {
  company: string;
  rule: string;
  asks: { what: string; pattern: string; example: string }[];
}

const readCompanyLaws = (): Record<string, CompanyLaw[]> =>
  parse(readFileSync(new URL('disclosures.yaml', import.meta.url), 'utf8'));

/** Finds what the law of the country asks of a company and no legal page or registration says. */
function findMissingDisclosures({ filesOf }: Site): Finding[] {
  const [firm] = filesOf('firm');
  const offices = filesOf('offices');
  const [office] = offices.toSorted((a, b) => a.data.order - b.data.order);
  if (!firm || !office) return [];
  const law = readCompanyLaws()[office.data.country]?.find(({ company }) =>
    new RegExp(company, 'i').test(firm.data.legalName),
  );
  const said = [
    ...(firm.data.registrations ?? []).map(({ label, text }) => `${label}: ${text}`),
    ...filesOf('legal').map(({ body }) => body),
    ...offices.map(({ data }) => data.title),
  ].join('\n');
  const missing = (law?.asks ?? []).filter(({ pattern }) => !new RegExp(pattern, 'i').test(said));
  if (!law || missing.length === 0) return [];
  const whats = missing.map(({ what }) => what).join(', ');
  const examples = missing.map(({ example }) => `"${example}"`).join(', ');
  const problem = fieldProblem(
    firm,
    ['registrations'],
    `${law.rule} asks the site of ${firm.data.legalName} for what it does not state: ${whats}`,
    `Write it in registrations, or on a legal page, such as ${examples}.`,
  );
  return [explain('disclosure', problem)];
}

/** @returns whether a date is more than the given number of months before today */
function isOlder(text: string, months: number, today: CalendarDate) {
  const [year, month, day] = splitDate(today);
  return text < joinDate(year, month - months, day);
}

/** Finds what somebody has to do for a published file: to review it, to add to it, to check it again. */
function findTasks(source: LoadedFile, today: CalendarDate): Finding[] {
  const report = (rule: Rule, path: FieldPath, { message, fix }: Advice) => [
    explain(rule, fieldProblem(source, path, message, fix)),
  ];
  if (isOfKind(source, 'legal') && source.data.reviewedBy === undefined)
    return report('legal-review', ['reviewedBy'], {
      message: 'the text has not been reviewed by a lawyer',
      fix: 'Add who reviewed it and when: reviewedBy: A. Rao, Advocate, 2025-06-01.',
    });
  if (isOfKind(source, 'team') && source.data.image === undefined)
    return report('portrait', ['image'], {
      message: 'the portrait is missing',
      fix: 'Add a picture beside the file and name it: image: ./images/name/portrait.jpg. Or accept this: the initials are shown instead.',
    });
  if (
    isOfKind(source, 'openings') &&
    !source.data.closes &&
    isOlder(source.data.postedDate, 6, today)
  )
    return report('stale-opening', ['closes'], {
      message: `the opening was posted on ${source.data.postedDate} and has no closing date`,
      fix: 'Add the last day for applications, or delete the file if the position is filled.',
    });
  if (isOfKind(source, 'law') && isOlder(source.data.checked, 6, today))
    return report('unchecked-law', ['checked'], {
      message: `was last checked on ${source.data.checked}`,
      fix: 'Check its status at the source, then write the date.',
    });
  if (!isOfKind(source, 'calendars')) return [];
  return source.data.duties.flatMap(({ id, checked }, index) =>
    isOlder(checked, 6, today)
      ? report('unchecked-duty', ['duties', index, 'checked'], {
          message: `the duty "${id}" was last checked on ${checked}`,
          fix: 'Check its date at the authority, correct it, then write the day of the check.',
        })
      : [],
  );
}

/** Finds accessibility criteria that have not been checked by hand for a year. */
export const findOldChecks = ({ criteria }: Conformance, today: CalendarDate): Finding[] =>
  criteria.flatMap(({ number, name, checked }) => {
    if (!checked || !isOlder(checked.date, 12, today)) return [];
    return explain('old-check', {
      file: conformanceFile,
      field: `${number} ${name}`,
      message: `was last checked by hand on ${checked.date}`,
      fix: 'Do what "how" says, correct it where the result differs, and write the date.',
    });
  });

/**
 * Finds what is still sample content, unfinished or outdated.
 * @param content without problems
 */
export function checkLaunch({ textFiles, sources: all, sites }: Content, today: CalendarDate) {
  // Drafts need not be finished.
  const sources = all.filter((source) => !isDraft(source));
  const published = new Set(sources.map(({ file }) => file));
  return [
    ...sources.flatMap(findSamples),
    ...sources.flatMap(findOddLinks),
    ...sources.flatMap(findSampleFiles),
    ...textFiles.filter(({ path }) => published.has(path)).flatMap(findUnfinished),
    ...findMissingDisclosures(sites[0]),
    ...sites.flatMap((site) =>
      site.files
        // A translation shares the fields of its original, but for the review of its own text.
        .filter(
          ({ file, kind, subfolder, original }) =>
            published.has(file) && subfolder === site.subfolder && (!original || kind === 'legal'),
        )
        .flatMap((file) => findTasks(file, today)),
    ),
  ].sort(compareProblems);
}
