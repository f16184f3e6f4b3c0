/** Heights as shares of the whole, from the top to the ground. */
const firmLine = 0.1;
const archLine = 0.5;
const shoulderLine = 0.7;
/** Free space on each side of an arch, as a share of its column. */
const inset = 0.1;

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Draws the firm as a banyan tree: each practice is an arch, and branches lead from there to the firm. The
 * columns of the arches are equally wide.
 * @param count number of practices
 * @returns the branches, and the arch of each practice as a closed shape, which can be filled
 */
export function drawBanyan(count: number, width: number, height: number) {
  const column = width / count;
  const firm = { x: round(width / 2), y: round(firmLine * height) };
  const top = round(archLine * height);
  const shoulder = round(shoulderLine * height);
  const heads = Array.from({ length: count }, (_, index) => round((index + 0.5) * column));
  return {
    // Quarters of ellipses; the branch straight below the firm has no reach, which SVG draws as a line.
    crown: heads
      .map((x) => {
        const reach = round(Math.abs(firm.x - x));
        return `M${x} ${top}A${reach} ${round(top - firm.y)} 0 0 ${x < firm.x ? 1 : 0} ${firm.x} ${firm.y}`;
      })
      .join(''),
    arches: heads.map((x, index) => {
      const start = round((index + inset) * column);
      const end = round((index + 1 - inset) * column);
      return `M${start} ${height}V${shoulder}A${round(x - start)} ${round(shoulder - top)} 0 0 1 ${end} ${shoulder}V${height}z`;
    }),
  };
}
