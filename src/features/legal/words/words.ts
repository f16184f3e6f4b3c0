import { line, plural, template } from '../../../content/words/define.ts';

/** Words of legal pages and the statement on accessibility. */
export const words = {
  legal: {
    lastUpdated: template('date of today', 'date'),
    effective: template('since when the text applies', 'date'),
    lawCited: line('heading of the law that the page cites'),
    wcagHeading: line('heading of the statement on accessibility'),
    wcagTested: plural('how the site is tested', 'date'),
    wcagAllMet: plural(
      'a level of which every criterion is met, and how many do not apply',
      'level',
      'all',
    ),
    wcagSomeMet: plural(
      'a level of which some criteria are met, and how many of them do not apply',
      'level',
      'met',
      'all',
    ),
    wcagNotMet: line('introduces what is not met'),
  },
  search: {
    legal: line('group of results'),
  },
  discovery: {
    legal: line('heading in llms.txt'),
  },
};
