import { block } from '../../../content/fields.ts';
import type { PathParts } from '../../../content/page-model.ts';
import { services } from './service.ts';

export const kinds = { services };

export const homeSections = {
  services: {
    texts: block('section with the main services'),
    anchor: 'services',
    linked: true,
    wide: true,
  },
} as const;

export const menuLists = ['services'] as const;

export const paths = ({ at, section }: PathParts) => ({
  servicesSection: section('services'),
  /** @param id path below the folder of the services, such as `hr-advisory/compliance` */
  service: (id: string) => `${at('services')}/${id}`,
});
