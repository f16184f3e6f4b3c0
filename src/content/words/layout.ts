import { line, section, template } from './define.ts';

/** Header, menus, footer and everything else around the content of a page. */
export const layout = section('frame of every page', {
  home: line('name of the home page in breadcrumbs'),
  skip: line('link to the content, first on every page'),
  mainMenu: line('accessible name of the menu'),
  mainMenuSmall: line('accessible name of the menu on small screens'),
  menuButton: line('accessible name of the button that opens the menu'),
  languages: line('accessible name of the links to other languages'),
  darkTheme: line('accessible name of the theme switch'),
  booking: line('link to the page where a visitor books a consultation'),
  articles: line('menu item'),
  workWithUs: line('link in the footer'),
  contact: line('heading in the footer'),
  generalInformation: line('label of the general e-mail address'),
  contactCard: line('link to the vCard'),
  network: line('name of the professional network'),
  moved: line('title and heading of the page at an address that another page had before'),
  movedLink: line('link on that page to the new address'),
  credit: template('who built the site', 'builder'),
});
