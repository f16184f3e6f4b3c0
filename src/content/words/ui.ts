import { line, section, template } from './define.ts';

/** Parts that several subjects share. */
export const ui = section('parts that several pages share', {
  breadcrumb: line('accessible name of the breadcrumb'),
  contents: line('heading of a table of contents'),
  newTab: line('read aloud after a link that opens a new tab'),
  linkAbout: template('link of a card, and read aloud what it is about', 'link', 'about'),
  linkOf: template('link, with the name of its owner read aloud before it', 'about', 'link'),
  learnMore: line('link of a card'),
  pages: line('accessible name of the pager'),
  page: template('which page of a list is shown', 'current', 'last'),
  previous: line('link to the previous page of a list'),
  next: line('link to the next page of a list'),
  scheduleCall: line('link to the page where a visitor schedules a call'),
  dismiss: line('button that closes a notice'),
  articles: line('heading of links to articles'),
  caseStudies: line('heading of links to case studies'),
  regions: line('heading of links to regions'),
  sectors: line('heading of links to sectors'),
  services: line('heading of links to services'),
  table: template('accessible name of a table that scrolls sideways', 'headings'),
});
