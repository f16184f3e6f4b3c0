import { groupLinks } from '../../content/addresses.ts';
import { splitDate } from '../../content/dates.ts';
import { citeLaw, divideCitations } from '../../content/law/references.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail, findStep } from '../../site/trail.ts';
import { findMainServices } from '../services/model/service.ts';
import { drawMap } from './draw-map.ts';
import type { Region } from './model/region.ts';
import { listPlaces } from './region-places.ts';
import { placeTiles } from './region-tiles.ts';

export type RegionPage = ReturnType<typeof getRegionPage>;

/** Gets what the page of a region shows. */
export function getRegionPage(region: Region, site: Site) {
  const { regions, sectors, services, caseStudies, law } = site.entries;
  const { boundaries, calendars, offices } = site.entries;
  const { paths, words } = site;
  const studies = caseStudies.filter((study) => study.region === region.id);
  // In the order in which the page shows them.
  const citing: [unknown, unknown, unknown] = [region.focus, region.setup, region.immigration];
  const citations = citeLaw(region, law, citing);
  const [focus, setup, immigration] = divideCitations(citations, citing);
  const [introduction, ...paragraphs] = region.intro;
  return {
    region,
    trail: buildTrail(site, findStep(site, 'where-we-operate'), [region.title, region.path]),
    introduction,
    /** The introduction after its first paragraph. */
    paragraphs,
    map: drawMap([region], boundaries),
    /** Shown in place of the map, if the region has them. */
    tiles: placeTiles(region, calendars, site.hasPage('calendar') ? paths : undefined, offices),
    places: listPlaces(region, regions, splitDate(site.today)[0], words.tag),
    /** Links to its sectors, its case studies, its main services. */
    groups: groupLinks(
      [words.ui.sectors, sectors.filter(({ title }) => region.sectors.includes(title))],
      [words.ui.caseStudies, studies],
      [
        words.ui.services,
        findMainServices(services).filter((service) => service.regions?.includes(region.id)),
      ],
    ),
    /** A case study from the region. */
    study: studies[0],
    citations,
    /** The law that each part of the page is the first to cite. */
    citedIn: { focus, setup, immigration },
  };
}
