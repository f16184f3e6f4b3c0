/**
 * @param tag of the text, which decides where a sentence ends
 * @returns the first sentence, and the others
 */
export function splitLead(text: string, tag: string): [string, string] {
  const [first] = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  const { length } = first?.segment ?? '';
  return [text.slice(0, length).trim(), text.slice(length).trim()];
}

/** @returns the text before its first comma or semicolon, and what follows */
export function splitClause(text: string): [string, string] {
  const end = text.search(/(?<=[,;،؛]\s|[、，；])/u);
  return end < 0 ? [text, ''] : [text.slice(0, end).trim().slice(0, -1), text.slice(end)];
}
