import leven from 'leven';

/** What is wrong, and how to fix it. */
export interface Advice {
  /** A sentence without a full stop. */
  message: string;
  /** Whole sentences. */
  fix: string;
}

/** Something that stops the build, or that an editor should know. */
export interface Problem extends Advice {
  /** Path from the root of the project: `content/articles/03-title.md`. */
  file: string;
  /** Counted from 1; undefined if the problem concerns the whole file. */
  line?: number;
  /** The field and its position, counted from 1: `sources, item 2, url`. */
  field?: string;
}

/** Notes a problem at a field of the file that is being checked. */
export type Report = (path: readonly PropertyKey[], message: string, fix: string) => void;

export const advise = (message: string, fix: string): Advice => ({ message, fix });

const formatPlace = ({ file, line }: Problem) => (line === undefined ? file : `${file}:${line}`);

/** @returns `content/x.md:4  date: "May 40" is not … . Write …` */
export function formatProblem(problem: Problem) {
  const { field, message, fix } = problem;
  return `${formatPlace(problem)}  ${field ? `${field}: ` : ''}${message}. ${fix}`;
}

/** A mistake that is in more files than this is printed once. */
const mostAlike = 3;
/** How many of the other places are named. */
const mostPlaces = 5;

/** Puts a mistake that repeats into two lines: where it is first, and where else. */
function formatAlike(problems: Problem[]): string[] {
  const [first, ...others] = problems;
  if (!first || problems.length <= mostAlike)
    return problems.map((problem) => `  ${formatProblem(problem)}`);
  const places = others.slice(0, mostPlaces).map(formatPlace).join(', ');
  const more = others.length > mostPlaces ? ', … (npm run check -- --all names each)' : '';
  return [
    `  ${formatProblem(first)}`,
    `    The same in ${others.length} other places: ${places}${more}`,
  ];
}

const findLikeness = ({ field = '', message, fix }: Problem) =>
  [field.replaceAll(/\d+/g, ''), message, fix].join('\n');

/**
 * @param name singular of what is listed
 * @param isWhole prints also mistakes that repeat, each with its place
 * @returns the problems as a printable list, below a line with their number
 */
export function formatReport(problems: Problem[], name = 'problem', isWhole = false) {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${problems.length} ${problems.length === 1 ? name : `${name}s`} in ${files} ${files === 1 ? 'file' : 'files'}:`;
  const groups = isWhole
    ? problems.map((problem) => [problem])
    : [...Map.groupBy(problems, findLikeness).values()];
  return [count, ...groups.flatMap(formatAlike)].join('\n');
}

/** Sorts by file, then by line. */
export const compareProblems = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** @returns the value in quotation marks, in one line, shortened to 60 characters */
export function quote(value: unknown) {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';
  // A terminal would obey control characters instead of showing them.
  const characters = [...text.replaceAll(/\p{Control}/gu, '\uFFFD')];
  return `"${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : characters.join('')}"`;
}

/** @returns `Did you mean "x"? ` with a trailing space, or '' if no known word is similar */
export function suggest(word: string, known: readonly string[]) {
  const [nearest] = known
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(nearest.candidate.length / 3))
    ? `Did you mean "${nearest.candidate}"? `
    : '';
}
