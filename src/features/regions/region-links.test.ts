import { expect, test } from 'vitest';
import { readEnglish } from '../../site/example-site.ts';
import type { Sector } from '../sectors/model/sector.ts';
import type { Service } from '../services/model/service.ts';
import type { Region } from './model/region.ts';
import { buildRegionLinks } from './region-links.ts';

const region = { id: 'uk', sectors: ['Shops'] } as Region;
const content = {
  sectors: [
    { title: 'Shops', path: '/business-sectors#shops' },
    { title: 'Clinics', path: '/business-sectors#clinics' },
  ] as Sector[],
  about: [
    {
      label: 'Events',
      entries: [
        { title: 'Far', path: '/events/far', region: 'india' },
        { title: 'Near', path: '/events/near', region: 'uk' },
      ],
    },
    { label: 'Offers', entries: [{ title: 'Far', path: '/offers/far', region: 'india' }] },
  ],
  services: [
    { title: 'Advice', path: '/services/a', regions: ['uk', 'us'], parent: undefined },
    { title: 'Part of Advice', path: '/services/a/b', regions: ['uk'], parent: 'a' },
    { title: 'Elsewhere', path: '/services/c', regions: ['us'], parent: undefined },
  ] as unknown as Service[],
};

test('a region links to its sectors, to related content and to the main services offered there', () => {
  expect(buildRegionLinks(region, content, readEnglish())).toEqual([
    { label: 'Sectors', links: [{ label: 'Shops', path: '/business-sectors#shops' }] },
    { label: 'Events', links: [{ label: 'Near', path: '/events/near' }] },
    { label: 'Services', links: [{ label: 'Advice', path: '/services/a' }] },
  ]);
});
