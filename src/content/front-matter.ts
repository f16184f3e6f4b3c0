/** A Markdown file in its parts, which make up the whole file in this order. */
interface FrontMatter {
  /** The first line of three hyphens. */
  start: string;
  yaml: string;
  /** The second line of three hyphens. */
  end: string;
  body: string;
}

const pattern = /^(---[ \t]*\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/;

/**
 * Splits a Markdown file at the two lines of three hyphens around its fields.
 * @returns undefined if the file does not begin with fields
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, start = '', yaml = '', end = '', body = ''] = match;
  return { start, yaml, end, body };
}
