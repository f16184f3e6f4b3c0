import type { Found } from './create-search.ts';
import { findWords, foldWord } from './split-words.ts';

/** A part of a text, and whether it matches the search. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Characters in a passage, and in the part of it before the first match. */
const length = 170;
const lead = 50;

const findMatches = (text: string, terms: ReadonlySet<string>) =>
  [...findWords(text)]
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      term: foldWord(word),
    }))
    .filter(({ term }) => terms.has(term));

/** @returns the text split into parts, so that each matching word is one */
export function splitAtMatches(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of findMatches(text, terms)) {
    parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter(({ text }) => text !== '');
}

/** @returns a part of a line that begins and ends with a whole word */
function cutLine(line: string, from: number) {
  if (line.length <= length) return line;
  const start = from <= lead ? 0 : line.indexOf(' ', from - lead) + 1;
  const end = start + length >= line.length ? line.length : line.lastIndexOf(' ', start + length);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** @returns the passage of the summary or the text with the most different matching words */
export function findPassage({ summary, text, terms }: Found): Part[] {
  let best = { line: summary, start: 0, count: 0 };
  for (const line of [summary, ...text.split('\n')]) {
    const matches = findMatches(line, terms);
    for (const { start } of matches) {
      const near = matches.filter(
        (other) => other.start >= start && other.end <= start + length - lead,
      );
      const count = new Set(near.map(({ term }) => term)).size;
      if (count > best.count) best = { line, start, count };
    }
  }
  return splitAtMatches(cutLine(best.line, best.start), terms);
}
