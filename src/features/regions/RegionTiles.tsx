import { fill, fillPlural } from '../../content/words/fill.ts';
import { formatList } from '../../content/words/language-facts.ts';
import type { WordsOf } from '../../content/words/words.ts';
import './region-tiles.css';
import { type Tiles, tileSide } from './region-tiles.ts';

interface Props {
  map: Tiles;
  /** Name of the region as used in a sentence, such as "the UK". */
  name: string;
  /** What the firm has in the states of its offices. */
  homeLabel: string;
  words: WordsOf<'regions'>;
}

/** The states of a region as a grid of tiles; those with duties in the calendar are links to it. */
export function RegionTiles({ map: { viewBox, tiles }, name, homeLabel, words }: Props) {
  const { regions, language } = words;
  const linked = tiles.filter(({ href }) => href);
  return (
    <figure className="region-tiles">
      {/* biome-ignore lint/a11y/useSemanticElements: an svg cannot be a fieldset */}
      <svg aria-label={fill(regions.map, { region: name })} role="group" viewBox={viewBox}>
        {tiles.map(({ code, name: state, label, x, y, duties, isHome, href }) => {
          const className = isHome ? 'tile-home' : undefined;
          const tile = (
            <>
              <rect height={tileSide} width={tileSide} x={x} y={y} />
              <text x={x + tileSide / 2} y={y + tileSide / 2}>
                {label}
              </text>
            </>
          );
          return href ? (
            <a
              aria-label={formatList(
                [
                  label,
                  fillPlural(regions.stateDuties, language, duties, { state }),
                  ...(isHome ? [homeLabel] : []),
                ],
                language,
              )}
              className={className}
              href={href}
              key={code}
            >
              {tile}
            </a>
          ) : (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without a link is not focusable
            <g aria-hidden="true" className={className} key={code}>
              {tile}
            </g>
          );
        })}
      </svg>
      <figcaption>
        {fillPlural(regions.tilesNote, language, linked.length, { all: tiles.length })}
      </figcaption>
    </figure>
  );
}
