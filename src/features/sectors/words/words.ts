import { address, line, template } from '../../../content/words/define.ts';

/** Words of sectors. */
export const words = {
  sectors: {
    more: template('opens what a sector asks for, on a phone', 'sector'),
    most: line('how much a sector uses a service'),
    often: line('how much a sector uses a service'),
    numberSource: template('source and year of a number', 'source', 'year'),
    sometimes: line('how much a sector uses a service'),
  },
  addresses: {
    'business-sectors': address('sectors'),
  },
  ui: {
    sectors: line('heading of links to sectors'),
  },
  search: {
    sectors: line('group of results'),
  },
};
