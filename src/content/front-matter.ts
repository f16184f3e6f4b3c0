const pattern = /^(---[ \t]*\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/;

/**
 * Splits a Markdown file at the two lines of three hyphens, `start` and `end`, around its fields.
 * @returns the parts, which make up the whole file in this order; undefined if it does not begin with fields
 */
export function splitFrontMatter(text: string) {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, start = '', yaml = '', end = '', body = ''] = match;
  return { start, yaml, end, body };
}
