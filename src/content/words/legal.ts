import { line, plural, section, template } from './define.ts';

/** Legal pages and the statement on accessibility. */
export const legal = section('legal pages', {
  lastUpdated: template('date of today', 'date'),
  effective: template('since when the text applies', 'date'),
  lawCited: line('heading of the law that the page cites'),
  wcagHeading: line('heading of the statement on accessibility'),
  wcagTested: plural('how the site is tested', 'date'),
  wcagAllMet: template('a level of which every criterion is met', 'level', 'all', 'idle'),
  wcagSomeMet: template('a level of which some criteria are met', 'level', 'met', 'all', 'idle'),
  wcagNotMet: line('introduces what is not met'),
});
