import { address, line, plural, template } from '../../../content/words/define.ts';

/** Words of regions and their maps. */
export const words = {
  regions: {
    worldMap: line('accessible name of the map of all regions'),
    map: template('accessible name of the map of a region', 'region'),
    headquarters: line('key of the map'),
    offices: line('key of the map'),
    partners: line('key of the map'),
    cities: template('description of the map', 'kind', 'cities'),
    stateDuties: plural('accessible name of a state on the map', 'state'),
    tilesNote: plural('note under the map of states', 'all'),
    mapNote: line('note under a map'),
    timeNote: template('note under the time differences of cities', 'city'),
    partnerKind: line('heading of the text on the kind of partner'),
    setup: line('heading of the table of steps to set up'),
    setupStep: line('heading of the column with the steps and their usual times'),
    setupText: line('heading of the column with what a step requires'),
    immigration: line('heading of the immigration routes'),
    links: line('heading of links to sectors, cases and services'),
  },
  addresses: {
    'where-we-operate': address('regions'),
  },
  ui: {
    regions: line('heading of links to regions'),
  },
  search: {
    regions: line('group of results'),
  },
};
