import { formatList } from '../../content/language-facts.ts';
import { fillPlural, type WordsOf } from '../../content/words.ts';
import { type Tiles, tileSide } from './region-tiles.ts';

interface Props {
  map: Tiles;
  /** Accessible name of the map. */
  label: string;
  /** What the firm has in the states of its offices. */
  homeLabel: string;
  words: WordsOf<'regions'>;
}

type Tile = Tiles['tiles'][number];

const looks = {
  home: 'fill-mark text-on-mark font-bold forced-colors:fill-[Highlight] forced-colors:text-[HighlightText]',
  linked:
    'fill-accent text-on-accent font-medium forced-colors:fill-[Canvas] forced-colors:stroke-[LinkText] forced-colors:text-[LinkText]',
  plain:
    'fill-sunken text-muted forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText] forced-colors:text-[CanvasText]',
};

const lookOf = ({ isHome, href }: Tile) => looks[isHome ? 'home' : href ? 'linked' : 'plain'];

const Square = ({ tile: { x, y, label } }: { tile: Tile }) => (
  <>
    <rect height={tileSide} width={tileSide} x={x} y={y} />
    <text
      className="fill-current stroke-none text-[34px]"
      dominantBaseline="central"
      textAnchor="middle"
      x={x + tileSide / 2}
      y={y + tileSide / 2}
    >
      {label}
    </text>
  </>
);

/** What tiles of one or several colours are. */
const Key = ({ colors, children }: { colors: string[]; children: string }) => (
  <span className="flex items-baseline gap-2">
    {colors.map((color) => (
      <span aria-hidden="true" className={`size-3 shrink-0 ${color}`} key={color} />
    ))}
    {children}
  </span>
);

/** The states of a region as a grid of tiles; those with duties in the calendar are links to it. */
export function RegionTiles({ map: { viewBox, tiles }, label, homeLabel, words }: Props) {
  const { regions, tag } = words;
  const linked = tiles.filter(({ href }) => href);
  const nameOf = ({ label: code, name: state, duties, isHome }: Tile) =>
    formatList(
      [
        code,
        fillPlural(regions.stateDuties, tag, duties, { state }),
        ...(isHome ? [homeLabel] : []),
      ],
      tag,
    );
  return (
    <figure className="max-w-measure break-inside-avoid pb-6">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg cannot be a fieldset */}
      <svg
        aria-label={label}
        className="block w-full [direction:ltr]"
        role="group"
        viewBox={viewBox}
      >
        {tiles.map((tile) =>
          tile.href ? (
            <a
              aria-label={nameOf(tile)}
              className={`hover:opacity-85 focus-visible:stroke-focus focus-visible:stroke-6 ${lookOf(tile)}`}
              href={tile.href}
              key={tile.code}
            >
              <Square tile={tile} />
            </a>
          ) : (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a link is not focusable
            <g aria-hidden="true" className={lookOf(tile)} key={tile.code}>
              <Square tile={tile} />
            </g>
          ),
        )}
      </svg>
      <figcaption className="mt-3 grid gap-1 text-xs text-muted">
        {tiles.some(({ isHome }) => isHome) && <Key colors={['bg-mark']}>{homeLabel}</Key>}
        <Key
          colors={linked.some(({ isHome }) => isHome) ? ['bg-accent', 'bg-mark'] : ['bg-accent']}
        >
          {fillPlural(regions.tilesNote, tag, linked.length, { all: tiles.length })}
        </Key>
      </figcaption>
    </figure>
  );
}
