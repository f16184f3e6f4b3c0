import {
  formAnchor,
  paths,
  toArticlePath,
  toCaseStudyPath,
  toLegalPath,
  toOpeningPath,
  toRegionPath,
  toSectorPath,
  toServicePath,
  toTeamMemberPath,
} from '../../src/content/addresses.ts';
import { toAnchors } from './markdown.ts';
import type { Source } from './source.ts';

export interface Route {
  anchors: Set<string>;
  /** Why a link to it will one day lead nowhere. */
  leaving?: string;
}

const pathMakers: Partial<Record<Source['collection'], (id: string) => string>> = {
  articles: (id) => toArticlePath(Number.parseInt(id, 10)),
  services: toServicePath,
  regions: toRegionPath,
  sectors: toSectorPath,
  caseStudies: toCaseStudyPath,
  openings: toOpeningPath,
  team: toTeamMemberPath,
  legal: toLegalPath,
};

function toLeaving({ data }: Source) {
  const { draft, closes } = (data ?? {}) as { draft?: unknown; closes?: unknown };
  if (draft === true) return 'is a draft and not in the published site';
  return closes === undefined ? undefined : `leaves the site after ${String(closes)}`;
}

/** Every address of the site that a text may link to, derived from the files of `content/`. */
export function toRoutes(sources: Source[]): Map<string, Route> {
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
    const toPath = pathMakers[source.collection];
    if (toPath)
      add(toPath(source.id), {
        anchors: new Set(toAnchors(source.body)),
        leaving: toLeaving(source),
      });
  }
  return routes;
}
