import { splitDate } from '../../content/dates.ts';
import { findCitedLaw } from '../../content/law/law-citations.ts';
import { divideCitations, numberReferences, referToLaw } from '../../content/law/references.ts';
import { type EntriesOf, getEntriesOf, type Site } from '../../site/site.ts';
import { buildTrail, findStep, type Step } from '../../site/trail.ts';
import { drawMap } from './draw-map.ts';
import type { Region } from './model/region.ts';
import { buildRegionLinks } from './region-links.ts';
import { listPlaces } from './region-places.ts';
import { placeTiles } from './region-tiles.ts';

/** The kinds of entries that a region page shows or links to. */
export const regionKinds = [
  'regions',
  'sectors',
  'services',
  'caseStudies',
  'law',
  'boundaries',
  'calendars',
  'offices',
] as const;

export type RegionPage = ReturnType<typeof buildRegionPage>;

/**
 * Builds what the page of a region shows.
 * @param above the list of regions, if the site has that page
 */
function buildRegionPage(
  region: Region,
  entries: EntriesOf<(typeof regionKinds)[number]>,
  site: Pick<Site, 'words' | 'paths' | 'hasPage' | 'today'>,
  above: Step | undefined,
) {
  const { sectors, services, caseStudies, law, boundaries, calendars, offices } = entries;
  // In the order in which the page shows them.
  const citing: [unknown, unknown, unknown] = [region.focus, region.setup, region.immigration];
  const citations = numberReferences(findCitedLaw(region, law).map(referToLaw), citing);
  const [focus, setup, immigration] = divideCitations(citations, citing);
  const [introduction, ...paragraphs] = region.intro;
  return {
    region,
    trail: buildTrail(site, above, [region.title, region.path]),
    introduction,
    /** The introduction after its first paragraph. */
    paragraphs,
    map: drawMap([region], boundaries),
    /** Shown in place of the map, if the region has them. */
    tiles: placeTiles(
      region,
      calendars,
      site.hasPage('calendar') ? site.paths : undefined,
      offices,
    ),
    places: listPlaces(region, entries.regions, splitDate(site.today)[0], site.words.tag),
    groups: buildRegionLinks(region, { sectors, caseStudies, services }, site.words),
    /** A case study from the region. */
    study: caseStudies.find((study) => study.region === region.id),
    citations,
    /** The law that each part of the page is the first to cite. */
    citedIn: { focus, setup, immigration },
  };
}

/** Gets what the page of a region shows, with every law that the firm watches. */
export function getRegionPage(region: Region, site: Site) {
  const entries = getEntriesOf(site, ...regionKinds);
  const above = findStep(site, 'where-we-operate');
  const page = buildRegionPage(region, entries, site, above);
  return { ...page, watchedLaws: entries.law };
}
