/**
 * Breaks a text into lines at its spaces.
 * @param width of a line, in the unit of `measure`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number) {
  const lines: string[] = [];
  let rest = 0;
  for (const word of text.split(/\s+/)) {
    const needed = measure(word);
    const last = lines.at(-1);
    if (last !== undefined && needed + measure(' ') <= rest) {
      lines[lines.length - 1] = `${last} ${word}`;
      rest -= needed + measure(' ');
    } else {
      lines.push(word);
      rest = width - needed;
    }
  }
  return lines;
}
