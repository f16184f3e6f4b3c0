import { Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '../../content/escape-html.ts';

/** Options of resvg: texts are set in one font file and never in a font of the machine. */
export const withFont = (fontFile: string) => ({
  font: { loadSystemFonts: false, fontFiles: [fontFile] },
});

/** Headings are set a little tighter than running text. */
export const tracking = '-0.012em';

const size = 100;

/**
 * Measures texts as resvg sets them.
 * @param fontFile path of a TrueType file
 * @returns a function from a text to its width, in em
 */
export function createTextMeasure(fontFile: string) {
  const measureInk = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-size="${size}" letter-spacing="${tracking}" xml:space="preserve">${escapeHtml(text)}</text></svg>`;
    return (new Resvg(svg, withFont(fontFile)).getBBox()?.width ?? 0) / size;
  };
  const edges = measureInk('nn');
  const widths = new Map<string, number>();
  return (text: string) => {
    // Between two letters, so that the spaces around the text count.
    const width = widths.get(text) ?? measureInk(`n${text}n`) - edges;
    widths.set(text, width);
    return width;
  };
}

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
