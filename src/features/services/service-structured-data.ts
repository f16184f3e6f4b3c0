import type { Service as ServiceNode } from 'schema-dts';
import { absoluteUrl } from '../../content/addresses.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { firmId, partId } from '../../discovery/structured-data/organization.ts';
import type { Service } from './model/service.ts';

/** Where a service is offered. */
interface Region {
  id: string;
  title: string;
  countries: string[];
}

/** The areas of regions, by their own names; an empty object for a firm without regions. */
const buildAreas = (regions: Region[]) =>
  regions.length > 0
    ? {
        areaServed: regions.map(({ title, countries }) => ({
          '@type': countries.length === 1 ? ('Country' as const) : ('Place' as const),
          name: title,
        })),
      }
    : {};

/**
 * Builds the structured data of a service: its provider and the regions where it is offered.
 * Search engines show no rich result for it, but it says which page describes which service.
 * Documentation: https://schema.org/Service
 * @param regions all regions, from which those of the service are selected
 */
export const buildServiceData = (firm: Firm, service: Service, regions: Region[]): ServiceNode => ({
  '@type': 'Service',
  '@id': partId(firm, service.path, 'service'),
  name: service.title,
  description: service.lead,
  url: absoluteUrl(firm.siteUrl, service.path),
  mainEntityOfPage: { '@id': partId(firm, service.path, 'webpage') },
  provider: { '@id': firmId(firm) },
  ...buildAreas(
    (service.regions ?? []).flatMap((id) => regions.filter((region) => region.id === id)),
  ),
});
