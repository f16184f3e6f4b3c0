/** Something in `content/` that the site cannot be built from, in an editor's words. */
export interface Problem {
  /** Path from the root of the project: `content/articles/03-title.md`. */
  file: string;
  /** Counted from 1; a problem of the whole file has none. */
  line?: number;
  /** Name of the field with the way to it: `sources[2].url`. */
  field?: string;
  /** What is wrong, a sentence without its full stop. */
  message: string;
  /** What to do about it, whole sentences. */
  fix: string;
}

/** @returns `content/x.md:4  date: "May 40" is not … . Write …` */
export function formatProblem({ file, line, field, message, fix }: Problem) {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${field ? `${field}: ` : ''}${message}. ${fix}`;
}

/** @returns the problems as a list to print, with a line that counts them first */
export function formatReport(problems: Problem[]) {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}:`;
  return [count, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n');
}

/** Sorts by file, then by line, so that an editor goes through a file from top to bottom. */
export const compareProblems = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** @returns the value as a message quotes it, cut where it is long */
export function quote(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const characters = [...(text ?? '')];
  return `"${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : text}"`;
}
