import type { WorldMapData } from '../lib/maps.ts';

interface Props {
  map: WorldMapData;
  /** What the map shows, for those who hear it. */
  label: string;
  caption?: string;
}

const area = [
  'fill-accent stroke-paper group-hover:fill-accent-strong',
  'group-focus-visible:stroke-focus group-focus-visible:stroke-3',
  'forced-colors:fill-[LinkText] forced-colors:stroke-[Canvas]',
  'forced-colors:group-focus-visible:stroke-[Highlight]',
].join(' ');

const text = [
  'fill-ink stroke-paper font-medium group-hover:underline group-focus-visible:underline',
  'text-[130px] @min-[24rem]:text-[105px] @min-[30rem]:text-[86px]',
  '@min-[40rem]:text-[66px] @min-[56rem]:text-[46px]',
  'forced-colors:fill-[LinkText] forced-colors:stroke-[Canvas]',
].join(' ');

/** The world with the regions as links. Short names stand in where full ones would not fit. */
export function WorldMap({ map, label, caption }: Props) {
  return (
    <figure className="@container break-inside-avoid">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg cannot be a fieldset */}
      <svg aria-label={label} className="block h-auto w-full" role="group" viewBox={map.viewBox}>
        <path
          className="fill-land forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
          d={map.land}
          vectorEffect="non-scaling-stroke"
        />
        {map.areas.map(({ id, name, short, href, path, label: at, marker }) => (
          <a
            aria-label={name.includes(short) ? name : `${name} (${short})`}
            className="group outline-hidden"
            href={href}
            key={id}
          >
            <path className={area} d={path} vectorEffect="non-scaling-stroke" />
            {marker && at.leader && (
              <path
                className="stroke-ink forced-colors:stroke-[CanvasText]"
                d={`M${marker.x} ${marker.y}L${at.x + 20} ${at.y}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
            {/* Not seen: gives a finger 24 px where the country is smaller. */}
            {marker && <circle className="fill-transparent" cx={marker.x} cy={marker.y} r="150" />}
            <text
              className={text}
              dy="0.35em"
              paintOrder="stroke"
              strokeLinejoin="round"
              strokeWidth="0.2em"
              textAnchor={at.anchor}
              x={at.x}
              y={at.y}
            >
              <tspan className="@min-[56rem]:hidden">{short}</tspan>
              <tspan className="hidden @min-[56rem]:inline">{name}</tspan>
            </text>
          </a>
        ))}
      </svg>
      <figcaption className="mt-3 text-xs text-muted">
        {caption} Boundaries are schematic. Map data: Natural Earth.
      </figcaption>
    </figure>
  );
}
