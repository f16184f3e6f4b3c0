/**
 * Breaks a text into lines at its spaces.
 * @param width of a line, in the unit of `measure`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number) {
  const lines: string[] = [];
  const space = measure(' ');
  let rest = 0;
  for (const word of text.split(/\s+/)) {
    const needed = measure(word);
    const last = lines.at(-1);
    if (last !== undefined && space + needed <= rest) {
      lines[lines.length - 1] = `${last} ${word}`;
      rest -= space + needed;
    } else {
      lines.push(word);
      rest = width - needed;
    }
  }
  return lines;
}
