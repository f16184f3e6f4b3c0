import {
  articlePath,
  caseStudyPath,
  formAnchor,
  legalPath,
  openingPath,
  paths,
  regionPath,
  sectorPath,
  servicePath,
  teamMemberPath,
} from '../../src/content/addresses.ts';
import { findAnchors } from './markdown.ts';
import type { Source } from './source.ts';

export interface Route {
  anchors: Set<string>;
  /** Why a link to it will one day lead nowhere. */
  leaving?: string;
}

const pathMakers: Partial<Record<Source['collection'], (id: string) => string>> = {
  articles: (id) => articlePath(Number.parseInt(id, 10)),
  services: servicePath,
  regions: regionPath,
  sectors: sectorPath,
  caseStudies: caseStudyPath,
  openings: openingPath,
  team: teamMemberPath,
  legal: legalPath,
};

function reasonToLeave({ data }: Source) {
  const { draft, closes } = (data ?? {}) as { draft?: unknown; closes?: unknown };
  if (draft === true) return 'is a draft and not in the published site';
  return closes === undefined ? undefined : `leaves the site after ${String(closes)}`;
}

/** Every address of the site that a text may link to, derived from the files of `content/`. */
export function listRoutes(sources: Source[]): Map<string, Route> {
  const routes = new Map<string, Route>();
  const add = (address: string, more: Partial<Route> = {}) => {
    const [path = '', anchor] = address.split('#');
    const route = routes.get(path) ?? { anchors: new Set(['main']) };
    for (const name of [...(anchor ? [anchor] : []), ...(more.anchors ?? [])])
      route.anchors.add(name);
    routes.set(path, { ...route, ...(more.leaving ? { leaving: more.leaving } : {}) });
  };
  for (const path of Object.values(paths)) add(path);
  add(`${paths.workWithUs}#${formAnchor}`);
  for (const source of sources) {
    const pathOf = pathMakers[source.collection];
    if (pathOf)
      add(pathOf(source.id), {
        anchors: new Set(findAnchors(source.body)),
        leaving: reasonToLeave(source),
      });
  }
  return routes;
}
