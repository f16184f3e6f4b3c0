import { fill } from '../../content/words/fill.ts';
import { formatList } from '../../content/words/language-facts.ts';
import type { WordsOf } from '../../content/words/words.ts';
import './maps.css';
import { labelCity } from './MapCaption.tsx';
import { MapFade } from './MapFade.tsx';
import type { LabelSide } from './map-labels.ts';
import { cityKinds } from './model/region.ts';
import type { RegionMapData } from './region-map.ts';

interface Props {
  map: RegionMapData;
  /** Name of the region as used in a sentence, such as "the UK". */
  name: string;
  words: WordsOf<'regions'>;
}

/** In ems, so that a label stays next to its dot at every text size. */
const labelAttributes: Record<
  LabelSide,
  { textAnchor?: 'middle' | 'end'; dx?: string; dy: string }
> = {
  right: { dx: '0.8em', dy: '0.35em' },
  left: { textAnchor: 'end', dx: '-0.8em', dy: '0.35em' },
  above: { textAnchor: 'middle', dy: '-0.9em' },
  below: { textAnchor: 'middle', dy: '1.6em' },
};

/** Map of a region and its neighbours, with our cities, which the description also lists. */
export function RegionMap({ map, name, words }: Props) {
  const { regions, language } = words;
  const groups = cityKinds.flatMap((kind) => {
    const cities = map.cities.filter((city) => city.kind === kind);
    const names = cities.map((city) => city.name);
    return cities.length > 0 ? [{ kind, cities: formatList(names, language) }] : [];
  });
  const titleId = `map-${map.id}-title`;
  const descId = `map-${map.id}-desc`;
  return (
    <figure className={`map map-standing ${map.isTall ? 'map-tall' : ''}`}>
      <svg aria-describedby={descId} aria-labelledby={titleId} role="img" viewBox={map.viewBox}>
        <title id={titleId}>{fill(regions.map, { region: name })}</title>
        <desc id={descId}>
          {groups
            .map(({ kind, cities }) =>
              fill(regions.cities, { kind: labelCity(kind, regions), cities }),
            )
            .join(' ')}
        </desc>
        <path className="map-land" d={map.land} vectorEffect="non-scaling-stroke" />
        <MapFade hasSides height={map.height} />
        <path className="map-focus" d={map.focus} vectorEffect="non-scaling-stroke" />
        {map.cities.map(({ name: city, kind, x, y }) => (
          <circle
            className={`map-${kind}`}
            cx={x}
            cy={y}
            key={city}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <g className="map-label">
          {map.cities.map(
            ({ name: city, x, y, side }) =>
              side && (
                <text key={city} x={x} y={y} {...labelAttributes[side]}>
                  {city}
                </text>
              ),
          )}
        </g>
      </svg>
    </figure>
  );
}
