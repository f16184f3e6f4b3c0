import { fill } from '../../content/fill.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { MapKey } from './RegionMap.tsx';
import type { RegionPage } from './region-page.ts';

interface Props extends Pick<RegionPage, 'places' | 'tiles'> {
  firm: Firm;
  words: WordsOf<'regions' | 'layout' | 'ui'>;
}

/** On the soil, the cities of a region with what the firm has there, and how their clocks differ. */
export const RegionPlaces = ({ places: { places, home }, tiles, firm, words }: Props) => (
  <div className="soil">
    <div className="columns with-end wrap pt-5 pb-6 text-sm">
      <ul className="gap-4 sm:flex sm:flex-wrap">
        {places.map(({ name, kind, time }) => (
          <li
            className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-1.5 sm:block sm:max-w-60 sm:flex-[1_1_7rem] sm:border-0 sm:py-0"
            key={name}
          >
            <b className="grow font-display text-xl font-normal sm:block">{name}</b>
            <span className="flex items-center gap-2 text-muted">
              {tiles ? null : <MapKey kind={kind} />}
              {tiles?.tiles.some(({ isHome }) => isHome) && kind !== 'partner' && (
                <span aria-hidden="true" className="size-3.5 bg-mark" />
              )}
              {words.regions[kind]}
            </span>
            {time && <span className="block text-muted">{time}</span>}
          </li>
        ))}
      </ul>
      <div className="screen-only max-lg:hidden">
        <BookingInvitation firm={firm} words={words} />
      </div>
      {(home || !tiles) && (
        <p className="col-span-full mt-4 text-xs text-muted">
          {home && <span>{fill(words.regions.timeNote, { city: home })}.</span>}{' '}
          {!tiles && words.regions.mapNote}
        </p>
      )}
    </div>
  </div>
);
