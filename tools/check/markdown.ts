/** What the checks need to know of a Markdown text; not a parser of all of Markdown. */

interface MarkdownLine {
  text: string;
  /** Counted from 0 at the beginning of the text. */
  index: number;
}

/** The lines of a text, with code blanked out: nothing in code is a link or a heading. */
export function splitMarkdownLines(markdown: string): MarkdownLine[] {
  let inCode = false;
  return markdown.split(/\r?\n/).map((line, index) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) inCode = !inCode;
    return { text: inCode || isFence ? '' : line.replace(/`[^`]*`/g, ''), index };
  });
}

const inlineLink = /!?\[[^\]]*\]\(\s*<?([^\s)>]*(?:\s+[^)"'>]+)?)>?(?:\s+["'][^)]*)?\s*\)/g;
const definition = /^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/;
const autolink = /<((?:https?|mailto):[^>]*)>/g;

/** @returns the targets of all links of a line, as they are written */
export function findLinks(line: string): string[] {
  const defined = definition.exec(line)?.[1];
  return [
    ...[...line.matchAll(inlineLink)].map((match) => match[1] ?? ''),
    ...(defined === undefined ? [] : [defined]),
    ...[...line.matchAll(autolink)].map((match) => match[1] ?? ''),
  ];
}

/** @returns depth and words of a heading line */
export function parseHeading(line: string) {
  const match = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
  return match ? { depth: match[1]?.length ?? 1, text: match[2] ?? '' } : undefined;
}

const stripMarkdown = (markdown: string) =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');

/** @returns the anchors that Astro gives to the headings of a text (the rule of github-slugger) */
export function findAnchors(markdown: string): string[] {
  const seen = new Map<string, number>();
  return splitMarkdownLines(markdown).flatMap(({ text }) => {
    const heading = parseHeading(text);
    if (!heading) return [];
    const slug = stripMarkdown(heading.text)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return [times === 0 ? slug : `${slug}-${times}`];
  });
}
