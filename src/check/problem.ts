/** Something that stops the build, or that an editor should know. */
export interface Problem {
  /** Path from the root of the project: `content/articles/03-title.md`. */
  file: string;
  /** Counted from 1; undefined if the problem concerns the whole file. */
  line?: number;
  /** The field and its position, counted from 1: `sources, item 2, url`. */
  field?: string;
  /** What is wrong: a sentence without a full stop. */
  message: string;
  /** How to fix it, in whole sentences. */
  fix: string;
}

/** @returns `content/x.md:4  date: "May 40" is not … . Write …` */
export function formatProblem({ file, line, field, message, fix }: Problem) {
  const position = line === undefined ? file : `${file}:${line}`;
  return `${position}  ${field ? `${field}: ` : ''}${message}. ${fix}`;
}

/**
 * @param name singular of what is listed
 * @returns the problems as a printable list, below a line with their number
 */
export function formatReport(problems: Problem[], name = 'problem') {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${problems.length} ${problems.length === 1 ? name : `${name}s`} in ${files} ${files === 1 ? 'file' : 'files'}:`;
  return [count, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n');
}

/** Sorts by file, then by line. */
export const compareProblems = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** @returns the value in quotation marks, shortened to 60 characters */
export function quote(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const characters = [...(text ?? '')];
  return `"${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : text}"`;
}
