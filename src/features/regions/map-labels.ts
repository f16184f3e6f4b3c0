export type LabelSide = 'right' | 'left' | 'above' | 'below';

/** Width of every map. On a phone a pixel is ten units, so coordinates can be whole numbers. */
export const mapWidth = 3200;
/** Font size of a label on the smallest screen, equal to `--map-label-1`. */
export const labelSize = 130;
const letterWidth = 0.62 * labelSize;
const labelGap = 0.8 * labelSize;
const dotReach = 60;

type Box = [left: number, top: number, right: number, bottom: number];
/** A city and its position on the map. */
type Spot = { name: string; x: number; y: number };

/** Estimates the space of a label on one side of its dot. */
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
 * Finds a side for every label so that none overlaps another label, a dot or the frame. Tries the
 * right and left sides first, where readers look for a label.
 * @param spots in map units
 * @param placed labels of the first spots, already placed
 * @returns the sides in the order of the spots, or undefined if there is no room
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
