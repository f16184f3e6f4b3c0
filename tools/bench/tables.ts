/**
 * Replaces a table in a document, between two comments with its name.
 * @throws if the document has no such comments
 */
export function replaceTable(text: string, name: string, table: string) {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`The document has no comments <!-- ${name} -->`);
  return text.replace(pattern, (_, start, end) => start + table + end);
}
