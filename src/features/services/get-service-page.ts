import { getEntriesOf, type Site } from '../../site/site.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import { preparePhotographs } from '../../ui/photograph/prepare-photograph.ts';
import type { Service } from './model/service.ts';
import { buildServicePage, serviceKinds } from './service-page.ts';

/** Gets what the page of a service shows, with the portraits of those who do the work. */
export async function getServicePage(service: Service, site: Site) {
  const entries = await getEntriesOf(site, ...serviceKinds);
  const page = buildServicePage(service, entries, site);
  return {
    ...page,
    faces: await preparePhotographs(page.team, faceCrops),
    /** Every law that the firm watches. */
    watchedLaws: entries.law,
  };
}
