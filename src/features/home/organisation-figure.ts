/** The figure of the home page: the firm, its services, and the points of each service. */
export interface OrganisationFigure {
  viewBox: string;
  /** The lines from each point to its service, and from each service to the firm. */
  lines: string;
  services: { x: number; y: number }[];
  points: { x: number; y: number }[];
  firm: { x: number; y: number };
  /** The base line under the points. */
  ground: string;
}

const width = 560;
const height = 520;
const ground = 500;
const serviceLine = 250;
const firmLine = 60;
const gap = 0.9;

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a line straight up from the foot, then a quarter of an ellipse to the head. */
function drawRoot(foot: { x: number; y: number }, head: { x: number; y: number }, bend: number) {
  const reach = round(Math.abs(head.x - foot.x));
  const turn = foot.x < head.x ? 1 : 0;
  const shoulder = head.y + Math.min(bend, foot.y - head.y);
  return reach === 0
    ? `M${foot.x} ${foot.y}V${head.y}`
    : `M${foot.x} ${foot.y}V${shoulder}A${reach} ${shoulder - head.y} 0 0 ${turn} ${head.x} ${head.y}`;
}

/**
 * Draws an organisation as a banyan tree: lines rise from the points to their services and from
 * the services to the firm.
 * @param counts number of points of each service, in order
 */
export function drawOrganisationFigure(counts: number[]): OrganisationFigure {
  const columns = counts.reduce((sum, count) => sum + count, 0) + gap * (counts.length - 1);
  const step = (width - 16) / (columns - 1);
  const firm = { x: width / 2, y: firmLine };
  let column = 0;
  const groups = counts.map((count) => {
    const points = Array.from({ length: count }, (_, index) => ({
      x: round(8 + (column + index) * step),
      y: ground,
    }));
    const service = { x: round(8 + (column + (count - 1) / 2) * step), y: serviceLine };
    column += count + gap;
    return { points, service };
  });
  const lines = groups.flatMap(({ points, service }) => [
    ...points.map((point) => drawRoot(point, service, 130)),
    drawRoot(service, firm, 150),
  ]);
  return {
    viewBox: `0 0 ${width} ${height}`,
    lines: lines.join(''),
    services: groups.map(({ service }) => service),
    points: groups.flatMap(({ points }) => points),
    firm,
    ground: `M0 ${ground}H${width}`,
  };
}
