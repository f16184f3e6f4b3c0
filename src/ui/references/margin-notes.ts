import {
  type Citations,
  citationAnchor,
  numberOf,
  type Reference,
} from '../../content/law/references.ts';

const citation = /<a href="#([a-z0-9-]+)">([\s\S]*?)<\/a>/g;

/** The end of a sentence that is followed by another, or the end of the block that contains it. */
const end =
  /[.!?]["”’)]*(?=\s+["“‘(]?(?:<[^>]+>)?[\p{Lu}\p{Lo}])|[।。]|(?=<\/(?:p|li|blockquote|dd)>|<(?:ul|ol)>)/gu;

/** @returns where the note of a citation goes: after its sentence, or before the table it is in */
function findNotePosition(html: string, from: number) {
  const table = html.lastIndexOf('<table', from);
  if (table > html.lastIndexOf('</table>', from)) return table;
  end.lastIndex = from;
  for (const { 0: stop, index } of html.matchAll(end)) {
    const isInLink = html.lastIndexOf('<a ', index) > html.lastIndexOf('</a>', index);
    if (!isInLink) return index + stop.length;
  }
  return html.length;
}

/**
 * Numbers the citations of a text. Puts the note of each reference that the text is the first to
 * cite after the sentence, so that a screen reader reads it there.
 * @param html rendered from Markdown; its citations are links to the list of references
 * @param toNote renders the note of a reference
 */
export function addMarginNotes(
  html: string,
  citations: Citations,
  toNote: (reference: Reference) => string,
) {
  const uncited = new Set(citations.first);
  const notes: { position: number; note: string }[] = [];
  const numbered = html.replace(citation, (whole, anchor: string, words: string) => {
    const number = numberOf(citations, anchor);
    return number > 0 ? citeAs(anchor, words, number) : whole;
  });
  for (const match of numbered.matchAll(/<a data-number="\d+" href="#([a-z0-9-]+)".*?<\/a>/gs)) {
    const reference = [...uncited].find(({ anchor }) => anchor === match[1]);
    if (!reference) continue;
    uncited.delete(reference);
    const linkEnd = match.index + match[0].length;
    notes.push(
      { position: match.index + '<a'.length, note: ` id="${citationAnchor(reference)}"` },
      { position: findNotePosition(numbered, linkEnd), note: toNote(reference) },
    );
  }
  // From the end, so that the earlier positions stay valid.
  return notes
    .toReversed()
    .sort((a, b) => b.position - a.position)
    .reduce(
      (text, { position, note }) => text.slice(0, position) + note + text.slice(position),
      numbered,
    );
}

const citeAs = (anchor: string, words: string, number: number) =>
  `<a data-number="${number}" href="#${anchor}" role="doc-noteref">${words}</a>`;
