/** The figure of the home page: one firm, its services, and what each of them holds. */
export interface OrganisationFigure {
  viewBox: string;
  /** Every line from a point of a service up to the service, and from there up to the firm. */
  lines: string;
  services: { x: number; y: number }[];
  points: { x: number; y: number }[];
  firm: { x: number; y: number };
  /** The line that the points stand on. */
  ground: string;
}

const width = 560;
const height = 520;
const ground = 500;
const serviceLine = 250;
const firmLine = 60;
const gap = 0.9;

const round = (value: number) => Math.round(value * 10) / 10;

/** From a foot straight up, then in a quarter of an ellipse over to the head. */
function drawRoot(foot: { x: number; y: number }, head: { x: number; y: number }, bend: number) {
  const reach = round(Math.abs(head.x - foot.x));
  const turn = foot.x < head.x ? 1 : 0;
  const shoulder = head.y + Math.min(bend, foot.y - head.y);
  return reach === 0
    ? `M${foot.x} ${foot.y}V${head.y}`
    : `M${foot.x} ${foot.y}V${shoulder}A${reach} ${shoulder - head.y} 0 0 ${turn} ${head.x} ${head.y}`;
}

/**
 * Draws an organisation as a banyan: points stand on the ground, rise into their service, and the
 * services into the firm.
 * @param counts how many points each service has, in the order of the services
 */
export function drawOrganisationFigure(counts: number[]): OrganisationFigure {
  const places = counts.reduce((sum, count) => sum + count, 0) + gap * (counts.length - 1);
  const step = (width - 16) / (places - 1);
  const firm = { x: width / 2, y: firmLine };
  let place = 0;
  const groups = counts.map((count) => {
    const points = Array.from({ length: count }, (_, index) => ({
      x: round(8 + (place + index) * step),
      y: ground,
    }));
    const service = { x: round(8 + (place + (count - 1) / 2) * step), y: serviceLine };
    place += count + gap;
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
