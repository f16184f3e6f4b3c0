import { formatList } from '../../content/language-facts.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import type { RegionMapData } from './draw-map.ts';
import { type City, cityKinds } from './model/region.ts';

interface Props {
  map: RegionMapData;
  /** Accessible name of the map. */
  label: string;
  /** Makes the regions links with their names; otherwise the cities have names. */
  isOverview?: boolean;
  words: WordsOf<'regions'>;
}

const dots = {
  headquarters: 'fill-mark stroke-ink',
  office: 'fill-mark stroke-ink',
  partner: 'fill-ink stroke-paper',
};

/** In ems, so that a label stays next to its dot at every text size. */
const labelSides = {
  right: { dx: '0.8em', dy: '0.35em' },
  left: { textAnchor: 'end', dx: '-0.8em', dy: '0.35em' },
  above: { textAnchor: 'middle', dy: '-0.9em' },
  below: { textAnchor: 'middle', dy: '1.6em' },
} as const;

/** In units of the map: fewer on wider maps, so that the size on the screen stays about the same. */
const letters =
  'font-medium stroke-[0.5em] [paint-order:stroke] [stroke-linejoin:round] text-[52px] @[24rem]:text-[40px] @[40rem]:text-[25px] @[56rem]:text-[18px]';
/** The colours of the lines of the land, the wide ones that make all of a region a target too. */
const grounds = {
  other: 'stroke-(--color-land)',
  region:
    'stroke-[color-mix(in_oklab,var(--color-accent)_60%,var(--color-paper))] forced-colors:stroke-[LinkText]',
  home: 'stroke-accent forced-colors:stroke-[LinkText]',
};
const fades = {
  world:
    '[mask:linear-gradient(90deg,#0000,#000_3%_97%,#0000)_intersect,linear-gradient(#0000,#000_10%_97%,#0000)]',
  region: '[mask:linear-gradient(90deg,#0000,#000_20%)]',
};

const thin = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

/** The dot of a kind of city, as on the maps. */
export const MapKey = ({ kind }: Pick<City, 'kind'>) => (
  <svg aria-hidden="true" className="inline-block w-3.5 shrink-0" viewBox="-60 -60 120 120">
    <circle {...thin} className={dots[kind]} r={kind === 'headquarters' ? 50 : 40} />
  </svg>
);

/**
 * The land, which fades before its edges, but not on the horizon, and on it the regions and the lines from
 * the headquarters.
 */
const MapLand = ({ map, isOverview }: Pick<Props, 'map' | 'isOverview'>) => (
  <svg
    aria-hidden="true"
    className={`block w-full ${isOverview ? fades.world : fades.region}`}
    viewBox={map.viewBox}
  >
    <g className="stroke-5">
      <path className={grounds.other} d={map.land} />
      {map.areas.map(({ id, isHome, path }) => (
        <path className={grounds[isOverview && isHome ? 'home' : 'region']} d={path} key={id} />
      ))}
      {map.landAbove && <path className={grounds.other} d={map.landAbove} />}
    </g>
    {map.roots && <path {...thin} className="fill-none stroke-mark" d={map.roots} />}
  </svg>
);

/** The name of a region as a link, which its land is, too. A small one has a target of 24 pixels. */
const AreaLink = ({ area }: { area: RegionMapData['areas'][number] }) => {
  const { center, label, href, name, short } = area;
  return (
    <a className="group/area" href={href}>
      <path
        className="stroke-transparent stroke-9 group-hover/area:stroke-mark group-hover/area:opacity-35 group-focus-visible/area:stroke-focus"
        d={area.path}
      />
      <circle className="fill-transparent" cx={center.x} cy={center.y} r="60" />
      <text
        className="fill-ink stroke-paper group-hover/area:underline group-focus-visible/area:underline forced-colors:fill-[LinkText]"
        dy="0.35em"
        textAnchor={label.anchor}
        x={label.x}
        y={label.y}
      >
        <tspan className="@[56rem]:hidden">{short}</tspan>
        <tspan className="hidden @[56rem]:inline">{name}</tspan>
      </text>
    </a>
  );
};

/** A map of all regions, which are links, or of one with its cities, which the description also lists. */
export function RegionMap({ map, label, isOverview = false, words }: Props) {
  const { regions, tag } = words;
  const kindNames = {
    headquarters: regions.headquarters,
    office: regions.offices,
    partner: regions.partners,
  };
  const kinds = cityKinds.filter((kind) => map.cities.some((city) => city.kind === kind));
  const describe = (kind: City['kind']) =>
    fill(regions.cities, {
      kind: kindNames[kind],
      cities: formatList(
        map.cities.filter((city) => city.kind === kind).map(({ name }) => name),
        tag,
      ),
    });
  return (
    // A map is never mirrored: labels keep the side of their dots.
    <figure
      className={`@container break-inside-avoid [direction:ltr] print:w-[55%] ${isOverview ? '' : 'max-lg:bleed-inline max-lg:-mb-4 lg:-me-[calc((100vw-min(100vw,88rem))/2+min(4vw,3rem))]'}`}
    >
      <div className="relative">
        <MapLand isOverview={isOverview} map={map} />
        <svg
          aria-label={label}
          className={`absolute inset-0 w-full ${letters}`}
          role={isOverview ? 'group' : 'img'}
          viewBox={map.viewBox}
        >
          {isOverview ? (
            map.areas.map((area) => <AreaLink area={area} key={area.id} />)
          ) : (
            <desc>{kinds.map(describe).join(' ')}</desc>
          )}
          {map.cities.map(({ name, kind, x, y, label: side }) => (
            <g className="pointer-events-none" key={name}>
              <circle
                {...thin}
                className={dots[kind]}
                cx={x}
                cy={y}
                r={kind === 'headquarters' ? '0.4em' : '0.3em'}
                strokeWidth={kind === 'partner' ? 4 : 1}
              />
              {!isOverview && (
                <text className="fill-ink stroke-paper" x={x} y={y} {...labelSides[side]}>
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      {isOverview && (
        <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
          {kinds.map((kind) => (
            <span className="flex items-center gap-2" key={kind}>
              <MapKey kind={kind} />
              {kindNames[kind]}
            </span>
          ))}
          <span>{regions.mapNote}</span>
        </figcaption>
      )}
    </figure>
  );
}
