import { mapWidth } from './map-labels.ts';

interface Props {
  /** Of the map, in its units. */
  height: number;
  /** Whether the land ends at the left and right edges, too. */
  hasSides?: boolean;
}

const reach = 260;
/** Beyond the edge, where half of the outline of the land is; a tenth of the fade. */
const rim = 30;

/** The land ends at the edges of a map; it fades out instead of being cut. */
export const MapFade = ({ height, hasSides = false }: Props) => (
  <>
    <linearGradient id="map-fade" x2="0" y2="1">
      <stop offset="0.1" />
      <stop offset="1" stopOpacity="0" />
    </linearGradient>
    {[
      '',
      `matrix(1 0 0 -1 0 ${height})`,
      ...(hasSides ? ['matrix(0 1 1 0 0 0)', `matrix(0 1 -1 0 ${mapWidth} 0)`] : []),
    ].map((transform) => (
      <rect
        className="map-fade"
        fill="url(#map-fade)"
        height={reach + rim}
        key={transform}
        transform={transform || undefined}
        width={(transform.startsWith('matrix(0') ? height : mapWidth) + 2 * rim}
        x={-rim}
        y={-rim}
      />
    ))}
  </>
);
