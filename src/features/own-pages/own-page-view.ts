import { preparePhotographs } from '../../astro/prepare-photograph.ts';
import { findEntries } from '../../content/find-entries.ts';
import { citeLaw } from '../../content/law/references.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import type { OwnPage } from './model/own-page.ts';

/** Gets what a page of the firm's own shows besides its fields. */
export async function getOwnPageView(page: OwnPage, site: Site) {
  const { law, team } = site.entries;
  return {
    trail: buildTrail(site, [page.title, page.path]),
    citations: citeLaw(page, law, [page.body]),
    members: await preparePhotographs(findEntries(team, page.team ?? []), faceCrops),
  };
}
