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

const dotBox = ({ x, y }: Spot): Box => [x - dotReach, y - dotReach, x + dotReach, y + dotReach];

/** In the order in which readers look for a label. */
const allSides: LabelSide[] = ['right', 'left', 'above', 'below'];

/** @returns the sides on which a label overlaps no other label, no dot and not the frame */
function findFreeSides(spot: Spot, spots: readonly Spot[], height: number, placed: readonly Box[]) {
  const dots = spots.filter((other) => other !== spot).map(dotBox);
  return allSides
    .map((side) => ({ side, box: labelBox(spot, side) }))
    .filter(({ box }) => box[0] > 0 && box[1] > 0 && box[2] < mapWidth && box[3] < height)
    .filter(({ box }) => ![...placed, ...dots].some((other) => overlap(box, other)));
}

/** @returns a side for every label, or undefined if there is no room for all of them */
function placeAll(
  spots: readonly Spot[],
  height: number,
  placed: readonly Box[] = [],
): LabelSide[] | undefined {
  const spot = spots[placed.length];
  if (!spot) return [];
  for (const { side, box } of findFreeSides(spot, spots, height, placed)) {
    const rest = placeAll(spots, height, [...placed, box]);
    if (rest) return [side, ...rest];
  }
  return undefined;
}

/** @returns a side for each label for which the labels before it leave room */
function placeSome(spots: readonly Spot[], height: number): (LabelSide | undefined)[] {
  const placed: Box[] = [];
  return spots.map((spot) => {
    const [free] = findFreeSides(spot, spots, height, placed);
    if (free) placed.push(free.box);
    return free?.side;
  });
}

/** With more cities, trying every combination would take too long. */
const mostTried = 10;

/**
 * Finds a side for every label so that none overlaps another label, a dot or the frame.
 * @param spots in map units
 * @returns the sides in the order of the spots; undefined for a label without room
 */
export const placeLabels = (spots: readonly Spot[], height: number) =>
  (spots.length <= mostTried ? placeAll(spots, height) : undefined) ?? placeSome(spots, height);
