import { line, section, template } from './define.ts';

/** What search engines, feed readers and other programs show. */
export const discovery = section('words that search engines and other programs show', {
  pageTitle: template('title of a page in search results and tabs', 'title', 'firm'),
  feedTitle: template('title of the feeds', 'firm', 'page'),
  firm: line('heading in llms.txt'),
  services: line('heading in llms.txt'),
  regionsAndSectors: line('heading in llms.txt'),
  articles: line('heading in llms.txt'),
  openings: line('heading in llms.txt'),
  legal: line('heading in llms.txt'),
  articleCard: template('label on the social card of an article', 'number', 'category'),
  careersContact: line('kind of contact for applicants'),
});
