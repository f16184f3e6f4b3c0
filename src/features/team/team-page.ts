import type { Site } from '../../site/site.ts';

/** @returns the members of the team, each with their services, articles and, if needed, office */
export function listMembers(site: Site) {
  const { team, articles, offices, services } = site.entries;
  return team.map((member) => ({
    ...member,
    /** The office of the person, if the firm has several. */
    office: offices.length > 1 ? offices.find(({ id }) => id === member.office)?.title : undefined,
    /** Ids of the services that name the person. */
    services: services.filter(({ team }) => team?.includes(member.id)).map(({ id }) => id),
    articles: articles.filter(({ author }) => author === member.id),
  }));
}
