/**
 * Puts a table into its place in a document, between two comments with its name.
 * @throws where the document has no such place
 */
export function replaceTable(text: string, name: string, table: string) {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`The document has no place named ${name}`);
  return text.replace(place, (_, start, end) => start + table + end);
}
