/**
 * @param language of the text, which decides where a sentence ends
 * @returns the first sentence, and the others
 */
export function splitLead(text: string, language: string): [string, string] {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const { length } = first?.segment ?? '';
  return [text.slice(0, length).trim(), text.slice(length).trim()];
}
