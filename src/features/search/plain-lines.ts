const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const decode = (text: string) =>
  text
    .replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(
        code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code),
      ),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const inlineTag =
  /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time)\b[^>]*>/g;

/** A Markdown link in a field, which is not rendered. */
const markdownLink = /\[([^\]]+)\]\([^)]*\)/g;

/**
 * @param html rendered by the build, or the text of a field
 * @returns the lines that a reader sees, without tags and links
 */
export const toPlainLines = (html: string): string[] =>
  html
    .replaceAll(inlineTag, '')
    .replaceAll(markdownLink, '$1')
    .split(/<[^>]+>/)
    .map((line) => decode(line).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
