import type { NavigationLink } from '../../content/addresses.ts';
import { buildTrail } from '../../site/trail.ts';
import type { Service } from './model/service.ts';

/** Finds the entries that name a service, followed by those that name one of its sub-services. */
export function findRelated<Entry extends { services: string[] }>(
  entries: Entry[],
  { id }: Pick<Service, 'id'>,
): Entry[] {
  const direct = entries.filter(({ services }) => services.includes(id));
  const indirect = entries.filter(
    (entry) =>
      !direct.includes(entry) && entry.services.some((service) => service.startsWith(`${id}/`)),
  );
  return [...direct, ...indirect];
}

/** Builds the breadcrumb trail of a service: home, its parent if it has one, itself. */
export function buildServiceTrail(
  site: Parameters<typeof buildTrail>[0],
  services: Service[],
  service: Service,
): NavigationLink[] {
  const parent = services.find(({ id }) => id === service.parent);
  return parent
    ? buildTrail(site, [parent.title, parent.path], [service.title, service.path])
    : buildTrail(site, [service.title, service.path]);
}

/**
 * Finds services by id, in the order of the ids.
 * @throws if there is no service with one of the ids
 */
export const findServices = (services: Service[], ids: string[]) =>
  ids.map((id) => {
    const service = services.find((candidate) => candidate.id === id);
    if (!service)
      throw new Error(`There is no service "${id}": content/services/${id}.md is missing`);
    return service;
  });
