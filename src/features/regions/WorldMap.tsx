import type { WordsOf } from '../../content/words/words.ts';
import './world-map.css';
import { MapCaption } from './MapCaption.tsx';
import { MapFade } from './MapFade.tsx';
import { cityKinds } from './model/region.ts';
import type { WorldMapData } from './world-map.ts';

interface Props {
  map: WorldMapData;
  words: WordsOf<'regions'>;
}

/** World map with the regions as links. On small screens it shows their short names. */
export function WorldMap({ map, words }: Props) {
  const { regions } = words;
  const kinds = cityKinds.filter((kind) => map.cities.some((city) => city.kind === kind));
  return (
    <figure className="map map-world">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg cannot be a fieldset */}
      <svg aria-label={regions.worldMap} role="group" viewBox={map.viewBox}>
        <path className="map-land" d={map.land} vectorEffect="non-scaling-stroke" />
        {map.areas.map(({ id, isHome, path }) => (
          <path
            className={isHome ? 'map-area map-home' : 'map-area'}
            d={path}
            id={`area-${id}`}
            key={id}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <MapFade height={map.height} />
        {map.roots && (
          <path className="map-roots" d={map.roots} vectorEffect="non-scaling-stroke" />
        )}
        {/* Over the lines, which would cross the labels. */}
        {map.areas.map(({ id, isHome, name, short, href, label: at, marker }) => (
          <a className={isHome ? 'map-home' : undefined} href={href} key={id}>
            <use className="map-hit" href={`#area-${id}`} />
            {marker && at.leader && (
              <path
                className="map-leader"
                d={`M${marker.x} ${marker.y}L${at.x + 20} ${at.y}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
            {/* A transparent touch target of 24 px, for small countries. */}
            {marker && <circle className="map-target" cx={marker.x} cy={marker.y} r="150" />}
            <text
              className="map-label map-label-world"
              dy="0.35em"
              textAnchor={at.anchor}
              x={at.x}
              y={at.y}
            >
              <tspan className="map-short">{short}</tspan>
              <tspan className="map-long">{name}</tspan>
            </text>
          </a>
        ))}
        {map.cities.map(({ name, kind, x, y }) => (
          <circle
            className={`map-city map-${kind}`}
            cx={x}
            cy={y}
            key={name}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <MapCaption kinds={kinds} words={words} />
    </figure>
  );
}
