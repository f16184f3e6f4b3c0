import { preparePhotographs } from '../../astro/prepare-photograph.ts';
import { groupLinks } from '../../content/addresses.ts';
import { findEntries } from '../../content/find-entries.ts';
import { citeLaw, divideCitations } from '../../content/law/references.ts';
import { fill } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { buildTrail } from '../../site/trail.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import { findSubServices, type Service } from './model/service.ts';
import { buildServiceData } from './service-structured-data.ts';

export type ServicePage = Awaited<ReturnType<typeof getServicePage>>;

/** As many articles are listed even if they name only a part of the service. */
const leastArticles = 3;

/** Finds the entries that name a service, followed by those that name one of its sub-services. */
function findRelated<Entry extends { services?: string[] }>(
  entries: Entry[],
  { id }: Pick<Service, 'id'>,
): Entry[] {
  const direct = entries.filter(({ services }) => services?.includes(id));
  const indirect = entries.filter(
    (entry) =>
      !direct.includes(entry) && entry.services?.some((service) => service.startsWith(`${id}/`)),
  );
  return [...direct, ...indirect];
}

/** Gets what the page of a service shows, from the breadcrumb trail to the links at its end. */
export async function getServicePage(service: Service, site: Site) {
  const { services, regions, articles, caseStudies, team, law, calendars, calculators } =
    site.entries;
  const { words } = site;
  const { ui } = words;
  const study = caseStudies.find(({ id }) => id === service.caseStudy);
  const others = caseStudies.filter((other) => other !== study);
  const parent = services.find(({ id }) => id === service.parent);
  const siblings = parent ? findSubServices(services, parent.id) : [];
  // In the order in which the page shows them.
  const citing: [unknown, unknown, unknown] = [service.extract, service.areas, service.body];
  const citations = citeLaw(service, law, citing);
  const [extract, areas, text] = divideCitations(citations, citing);
  const members = findEntries(team, service.team ?? []);
  return {
    service,
    parent,
    parts: findSubServices(services, service.id),
    /** Links to what belongs to it: articles, the other parts of its parent, case studies, regions. */
    groups: groupLinks(
      [
        ui.articles,
        findRelated(articles, service).filter(
          (article, index) => index < leastArticles || article.services.includes(service.id),
        ),
      ],
      [
        fill(words.services.moreOf, { service: parent?.title ?? '' }),
        siblings.filter(({ id }) => id !== service.id),
      ],
      [ui.caseStudies, findRelated(others, service)],
      [ui.regions, regions.filter(({ id }) => service.regions?.includes(id))],
    ),
    trail: buildTrail(site, parent && [parent.title, parent.path], [service.title, service.path]),
    data: buildServiceData(site.firm, service, regions),
    /** Who does the work. */
    team: members,
    faces: await preparePhotographs(members, faceCrops),
    /** Who checked the page of the extract. */
    checkedBy: team.find(({ id }) => id === service.extractCheckedBy),
    /** The case study that shows the service best. */
    study,
    citations,
    /** The law that each part of the page is the first to cite. */
    citedIn: { areas, text, extract },
    /** What each law requires, by its id. */
    notes: new Map(service.law?.map(({ id, note }) => [id, note])),
    calculators: calculators.filter((one) => one.services?.includes(service.id)),
    /** Its next dates are shown. */
    calendar: calendars.find((one) => one.services?.includes(service.id)),
  };
}
