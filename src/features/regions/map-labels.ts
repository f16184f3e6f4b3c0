export type LabelSide = 'right' | 'left' | 'above' | 'below';

/** Every map is this wide. On a phone ten user units are a pixel, so whole numbers suffice. */
export const mapWidth = 3200;
/** Height of a label on the smallest screen; the components set their text in it. */
export const labelSize = 130;
const letterWidth = 0.62 * labelSize;
const labelGap = 0.8 * labelSize;
const dotReach = 60;

type Box = [left: number, top: number, right: number, bottom: number];
/** A city by its name and its place on the map. */
type Spot = { name: string; x: number; y: number };

/** The space a label takes: sides first, as a reader looks for it there. */
function labelBox({ name, x, y }: Spot, side: LabelSide): Box {
  const length = name.length * letterWidth;
  const half = labelSize / 2;
  if (side === 'right') return [x + labelGap, y - half, x + labelGap + length, y + half];
  if (side === 'left') return [x - labelGap - length, y - half, x - labelGap, y + half];
  const middle = side === 'above' ? y - labelGap - half : y + labelGap + half;
  return [x - length / 2, middle - half, x + length / 2, middle + half];
}

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * Finds a side for every label so that none meets another, a city's dot or the frame.
 * @param spots in units of the map, which is `mapWidth` wide
 * @param placed labels of the first spots, which stay where they are
 * @returns the sides in the order of the spots, or nothing where there is no room
 */
export function placeLabels(
  spots: readonly Spot[],
  height: number,
  placed: readonly Box[] = [],
): LabelSide[] | undefined {
  const spot = spots[placed.length];
  if (!spot) return [];
  for (const side of ['right', 'left', 'above', 'below'] as const) {
    const box = labelBox(spot, side);
    const inFrame = box[0] > 0 && box[1] > 0 && box[2] < mapWidth && box[3] < height;
    const dots = spots.filter((other) => other !== spot).map(dotBox);
    if (inFrame && ![...placed, ...dots].some((other) => overlap(box, other))) {
      const rest = placeLabels(spots, height, [...placed, box]);
      if (rest) return [side, ...rest];
    }
  }
  return undefined;
}

const dotBox = ({ x, y }: Spot): Box => [x - dotReach, y - dotReach, x + dotReach, y + dotReach];
