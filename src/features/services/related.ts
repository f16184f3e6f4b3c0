import type { NavigationLink } from '../../content/addresses.ts';
import type { Service } from '../../content/kinds/service.ts';
import { buildTrail } from '../../content/trail.ts';

/**
 * What belongs to a service: entries that name it, then, for a service with sub-pages,
 * entries that name one of these.
 */
export function findRelated<Entry extends { services: string[] }>(
  entries: Entry[],
  { id }: Pick<Service, 'id'>,
): Entry[] {
  const direct = entries.filter(({ services }) => services.includes(id));
  const below = entries.filter(
    (entry) => !direct.includes(entry) && entry.services.some((name) => name.startsWith(`${id}/`)),
  );
  return [...direct, ...below];
}

/** Home, the service above where there is one, this service. */
export function buildServiceTrail(services: Service[], service: Service): NavigationLink[] {
  const parent = services.find(({ id }) => id === service.parent);
  return parent
    ? buildTrail([parent.title, parent.path], [service.title, service.path])
    : buildTrail([service.title, service.path]);
}

/** The services of these ids, in the order of the ids. @throws where an id names no service */
export const findServices = (services: Service[], ids: string[]) =>
  ids.map((id) => {
    const service = services.find((known) => known.id === id);
    if (!service) throw new Error(`"${id}" is no service: there is no content/services/${id}.md`);
    return service;
  });
