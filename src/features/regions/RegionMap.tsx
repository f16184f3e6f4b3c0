import './maps.css';
import type { LabelSide } from './map-labels.ts';
import type { RegionMapData } from './maps.ts';

interface Props {
  map: RegionMapData;
  /** The region as inside a sentence, such as "the UK". */
  name: string;
}

type Kind = RegionMapData['cities'][number]['kind'];

const kinds = { headquarters: 'Headquarters', partner: 'Partners' } as const;

/** In ems, so that a label stays at its dot in every size of text. */
const sides: Record<LabelSide, { textAnchor?: 'middle' | 'end'; dx?: string; dy: string }> = {
  right: { dx: '0.8em', dy: '0.35em' },
  left: { textAnchor: 'end', dx: '-0.8em', dy: '0.35em' },
  above: { textAnchor: 'middle', dy: '-0.9em' },
  below: { textAnchor: 'middle', dy: '1.6em' },
};

const Dot = ({ kind, x, y }: { kind: Kind; x: number; y: number }) => (
  <circle className={`map-${kind}`} cx={x} cy={y} vectorEffect="non-scaling-stroke" />
);

/** A region among its neighbours, with its cities. The description names them as well. */
export function RegionMap({ map, name }: Props) {
  const present = (['headquarters', 'partner'] as const).flatMap((kind) => {
    const cities = map.cities.filter((city) => city.kind === kind);
    return cities.length > 0 ? [{ kind, cities: cities.map((city) => city.name).join(', ') }] : [];
  });
  const titleId = `map-${map.id}-title`;
  const descId = `map-${map.id}-desc`;
  return (
    <figure className="map">
      <svg
        aria-describedby={descId}
        aria-labelledby={titleId}
        className="border border-rule"
        role="img"
        viewBox={map.viewBox}
      >
        <title id={titleId}>{`Map of ${name}`}</title>
        <desc id={descId}>
          {present.map(({ kind, cities }) => `${kinds[kind]}: ${cities}.`).join(' ')}
        </desc>
        <path className="map-land" d={map.land} vectorEffect="non-scaling-stroke" />
        <path className="map-focus" d={map.focus} vectorEffect="non-scaling-stroke" />
        {map.cities.map((city) => (
          <Dot key={city.name} kind={city.kind} x={city.x} y={city.y} />
        ))}
        <g className="map-label">
          {map.cities.map((city) => (
            <text key={city.name} x={city.x} y={city.y} {...sides[city.side]}>
              {city.name}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        {present.map(({ kind }) => (
          <span className="flex items-center gap-2" key={kind}>
            <svg aria-hidden="true" className="map-key" viewBox="-60 -60 120 120">
              <Dot kind={kind} x={0} y={0} />
            </svg>
            {kinds[kind]}
          </span>
        ))}
        <span>Boundaries are schematic. Map data: Natural Earth.</span>
      </figcaption>
    </figure>
  );
}
