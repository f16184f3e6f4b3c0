import { address, line, template } from '../../content/words/define.ts';

/** Words of sectors. */
export const words = {
  sectors: {
    more: template('opens what a sector asks for, on a phone', ['sector'], {
      en: 'More about {sector}',
      de: 'Mehr zu {sector}',
      hi: '{sector} के बारे में और',
    }),
    most: line('how much a sector uses a service', {
      en: 'Most',
      de: 'Am häufigsten',
      hi: 'सबसे अधिक',
    }),
    often: line('how much a sector uses a service', { en: 'Often', de: 'Häufig', hi: 'अक्सर' }),
    numberSource: template('source and year of a number', ['source', 'year'], {
      en: '{source}, {year}',
      de: '{source}, {year}',
      hi: '{source}, {year}',
    }),
    sometimes: line('how much a sector uses a service', {
      en: 'Sometimes',
      de: 'Gelegentlich',
      hi: 'कभी-कभी',
    }),
  },
  addresses: {
    'business-sectors': address('sectors', { en: 'business-sectors', de: 'branchen', hi: 'udyog' }),
  },
  ui: {
    sectors: line('heading of links to sectors', { en: 'Sectors', de: 'Branchen', hi: 'उद्योग' }),
  },
  search: {
    sectors: line('group of results', { en: 'Sectors', de: 'Branchen', hi: 'उद्योग' }),
  },
};
