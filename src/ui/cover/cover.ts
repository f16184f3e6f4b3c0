import type { Motif } from '../../content/vocabulary.ts';

/** How a shape of a cover is drawn: as a line, or the one form that is marked. */
type CoverRole = 'line' | 'mark';

export interface Cover {
  viewBox: string;
  shapes: { role: CoverRole; d: string }[];
}

interface Subject {
  number: number;
  title: string;
  /** The drawing; quarter turns where none is given. */
  motif?: Motif | undefined;
}

const width = 320;
const height = 200;
const margin = 24;
const ground = height - margin;
const span = width - 2 * margin;

const round = (value: number) => Math.round(value * 10) / 10;

/** One stroke a word of the title: where it starts, how wide it is, how long the word is. */
interface Beat {
  x: number;
  width: number;
  weight: number;
}

function measureWords(title: string): Beat[] {
  const lengths = title.split(/\s+/).map((word) => [...word].length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const longest = Math.max(...lengths);
  let x = margin;
  return lengths.map((length) => {
    const beat = { x, width: (span * length) / total, weight: length / longest };
    x += beat.width;
    return beat;
  });
}

/** People: arches of different reach on one ground. */
const drawArch = ({ x, width: reach, weight }: Beat) => {
  const radius = round(reach / 2);
  const top = round(ground - 30 - 100 * weight);
  return `M${round(x)} ${ground}V${top}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${ground}`;
};

/** Law: columns that carry one lintel. */
const drawColumn = ({ x, width: reach, weight }: Beat) => {
  const middle = round(x + reach / 2);
  const half = round(2 + 5 * weight);
  return `M${round(middle - half)} ${margin + 20}h${2 * half}V${ground}h${-2 * half}z`;
};

/** Compliance: a list of lines, each with its box. */
const drawRow = (beat: Beat, index: number, count: number) => {
  const y = round(margin + ((height - 2 * margin) * (index + 0.5)) / count);
  return `M${margin} ${round(y - 4)}h8v8h-8zM${margin + 24} ${y}h${round((span - 24) * beat.weight)}`;
};

/** Finance: bars that stand on one line. */
const drawBar = ({ x, width: reach, weight }: Beat) =>
  `M${round(x + 2)} ${ground}v${-round(16 + 120 * weight)}h${round(reach - 4)}V${ground}z`;

/** Hiring: many, of different reach, around one place. */
const drawCircle = ({ x, width: reach, weight }: Beat, index: number) => {
  const radius = round(6 + 22 * weight);
  const y = round(height / 2 + (index % 2 === 0 ? -1 : 1) * 30 * weight);
  return `M${round(x + reach / 2 - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
};

/** Change: quarter turns from a common corner, wider with every word. */
const drawTurn = ({ weight }: Beat, index: number, count: number) => {
  const radius = round(((height - 2 * margin) * (index + 1)) / count);
  const reach = round(radius + (span - (height - 2 * margin)) * weight * ((index + 1) / count));
  return `M${margin} ${ground}h${reach}A${reach} ${radius} 0 0 0 ${margin} ${round(ground - radius)}z`;
};

const drawings: Record<Motif, (beat: Beat, index: number, count: number) => string> = {
  arches: drawArch,
  columns: drawColumn,
  rows: drawRow,
  bars: drawBar,
  circles: drawCircle,
  turns: drawTurn,
};

/**
 * The cover of an article or a case study: the same title, number and motif always give the
 * same drawing. The words of the title give the rhythm, the number
 * the one word that is marked.
 * @returns paths in a frame of 320 by 200 units
 */
export function drawCover({ number, title, motif = 'turns' }: Subject): Cover {
  const beats = measureWords(title);
  const draw = drawings[motif];
  const marked = number % beats.length;
  const drawn = beats.map((beat, index) => draw(beat, index, beats.length));
  const hangsFree = motif === 'rows' || motif === 'circles';
  const frame = hangsFree ? '' : `M${margin} ${ground}H${width - margin}`;
  const lintel = motif === 'columns' ? `M${margin} ${margin + 20}H${width - margin}` : '';
  return {
    viewBox: `0 0 ${width} ${height}`,
    shapes: [
      { role: 'line', d: drawn.filter((_, index) => index !== marked).join('') + frame + lintel },
      { role: 'mark', d: drawn[marked] ?? '' },
    ],
  };
}
