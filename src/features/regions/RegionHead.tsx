import type { Firm } from '../../content/kinds/firm.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { RegionMap } from './RegionMap.tsx';
import { RegionPlaces } from './RegionPlaces.tsx';
import { RegionTiles } from './RegionTiles.tsx';
import type { RegionPage } from './region-page.ts';

interface Props
  extends Pick<RegionPage, 'region' | 'trail' | 'introduction' | 'map' | 'tiles' | 'places'> {
  firm: Firm;
  words: WordsOf<'regions' | 'layout' | 'ui'>;
}

/** The head of a region page. Its map stands on the horizon, its cities are on the soil. */
export const RegionHead = (props: Props) => {
  const { region, introduction, map, tiles, places, trail, firm, words } = props;
  const label = fill(words.regions.map, { region: region.shortName });
  const homeLabel =
    words.regions[region.cities.find(({ kind }) => kind !== 'partner')?.kind ?? 'office'];
  return (
    <>
      <Hero
        figure={
          tiles ? (
            <RegionTiles homeLabel={homeLabel} label={label} map={tiles} words={words} />
          ) : (
            <RegionMap label={label} map={map} words={words} />
          )
        }
        heading={region.heading}
        lead={introduction}
        small
        trail={trail}
        words={words}
      >
        <div className="mt-6 md:max-lg:hidden screen-only">
          <BookingInvitation firm={firm} words={words} />
        </div>
      </Hero>
      {/* The headquarters alone are in the heading and among the tiles. */}
      {!(tiles && places.places.every(({ kind }) => kind === 'headquarters')) && (
        <RegionPlaces places={places} tiles={tiles} words={words} />
      )}
    </>
  );
};
