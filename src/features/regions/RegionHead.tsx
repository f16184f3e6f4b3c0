import { fill } from '../../content/fill.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingLink } from '../../ui/BookingLink.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
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
      <div className="field horizon">
        <div className="columns with-end wrap gap-y-6 pt-24 lg:items-end lg:pt-28">
          <div className="lg:self-start lg:pb-12">
            <Breadcrumb trail={trail} words={words} />
            <h1 className="mt-4 text-3xl">{region.heading}</h1>
            <p className="field-lead mt-5 max-w-measure">{introduction}</p>
            {/* For windows in which the header is too narrow for it. */}
            <p className="mt-6 md:hidden screen-only">
              <BookingLink firm={firm} words={words} />
            </p>
          </div>
          {tiles ? (
            <RegionTiles homeLabel={homeLabel} label={label} map={tiles} words={words} />
          ) : (
            <RegionMap label={label} map={map} words={words} />
          )}
        </div>
      </div>
      <RegionPlaces firm={firm} places={places} tiles={tiles} words={words} />
    </>
  );
};
