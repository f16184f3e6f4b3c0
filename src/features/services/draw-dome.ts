const round = (value: number) => Math.round(value * 10) / 10;

/** Measures of the drawing: its middle, its ground, where roots begin to curve, and its top. */
const [middle, ground, shoulder, top, half] = [20, 33, 18, 2, 17];

/**
 * Draws the roots of one practice from one point down to the ground.
 * @param count number of roots
 * @returns a path, 40 units wide and 36 high
 */
export const drawDome = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = count === 1 ? middle : round(middle - half + (2 * half * index) / (count - 1));
    const reach = Math.abs(middle - x);
    return reach === 0
      ? `M${x} ${ground}V${top}`
      : `M${x} ${ground}V${shoulder}A${round(reach)} ${shoulder - top} 0 0 ${x < middle ? 1 : 0} ${middle} ${top}`;
  }).join('');
