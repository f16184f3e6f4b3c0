import { address, line, template } from './define.ts';
import { formats } from './formats.ts';

/** Words of the pages and parts that belong to no subject. */
export const words = {
  formats,
  addresses: {
    'who-are-we': address('page about the firm', {
      en: 'who-are-we',
      de: 'ueber-uns',
      hi: 'hamare-bare-mein',
    }),
    'mission-vision': address('mission, vision and values', {
      en: 'mission-vision',
      de: 'leitbild',
      hi: 'mission-aur-mulya',
    }),
  },
  layout: {
    home: line('name of the home page in breadcrumbs', {
      en: 'Home',
      de: 'Startseite',
      hi: 'मुखपृष्ठ',
    }),
    skip: line('link to the content, first on every page', {
      en: 'Skip to the content',
      de: 'Zum Inhalt springen',
      hi: 'सीधे मुख्य सामग्री पर जाएँ',
    }),
    mainMenu: line('accessible name of the menu', { en: 'Main', de: 'Hauptmenü', hi: 'मुख्य मेन्यू' }),
    mainMenuSmall: line('accessible name of the menu on small screens', {
      en: 'Main, on small screens',
      de: 'Hauptmenü auf kleinen Bildschirmen',
      hi: 'छोटी स्क्रीन के लिए मुख्य मेन्यू',
    }),
    menuButton: line('accessible name of the button that opens the menu', {
      en: 'Menu',
      de: 'Menü',
      hi: 'मेन्यू',
    }),
    languages: line('accessible name of the links to other languages', {
      en: 'Languages',
      de: 'Sprachen',
      hi: 'भाषाएँ',
    }),
    untranslated: template('note on a page that is in another language', ['language'], {
      en: 'This page is not translated yet. It is in {language}.',
      de: 'Diese Seite ist noch nicht übersetzt. Sie ist auf {language}.',
      hi: 'इस पृष्ठ का अभी अनुवाद नहीं हुआ है। यह {language} में है।',
    }),
    inLanguage: template('title of an entry that is not translated', ['text', 'language'], {
      en: '{text} (in {language})',
      de: '{text} (auf {language})',
      hi: '{text} ({language} में)',
    }),
    darkTheme: line('accessible name of the theme switch', {
      en: 'Dark theme',
      de: 'Dunkles Farbschema',
      hi: 'डार्क थीम',
    }),
    booking: line('link to the page where a visitor books a consultation', {
      en: 'Get a Consultation',
      de: 'Beratung vereinbaren',
      hi: 'परामर्श लें',
    }),
    workWithUs: line('link in the footer', {
      en: 'Work With Us',
      de: 'Karriere',
      hi: 'हमारे साथ काम करें',
    }),
    contact: line('heading in the footer', { en: 'Contact', de: 'Kontakt', hi: 'संपर्क' }),
    generalInformation: line('label of the general e-mail address', {
      en: 'General information',
      de: 'Allgemeine Anfragen',
      hi: 'सामान्य पूछताछ',
    }),
    contactCard: line('link to the vCard', {
      en: 'Contact card (vCard)',
      de: 'Kontaktkarte (vCard)',
      hi: 'संपर्क कार्ड (vCard)',
    }),
    network: line('name of the professional network', {
      en: 'LinkedIn',
      de: 'LinkedIn',
      hi: 'LinkedIn',
    }),
    moved: line('title and heading of the page at an address that another page had before', {
      en: 'This page has moved',
      de: 'Diese Seite ist umgezogen',
      hi: 'यह पृष्ठ नए पते पर है',
    }),
    movedLink: line('link on that page to the new address', {
      en: 'Go to the new address',
      de: 'Zur neuen Adresse',
      hi: 'नए पते पर जाएँ',
    }),
    credit: template('who built the site', ['builder'], {
      en: 'Site by {builder}',
      de: 'Umsetzung: {builder}',
      hi: 'वेबसाइट निर्माण: {builder}',
    }),
  },
  ui: {
    breadcrumb: line('accessible name of the breadcrumb', {
      en: 'Breadcrumb',
      de: 'Navigationspfad',
      hi: 'नेविगेशन पथ',
    }),
    contents: line('heading of a table of contents', {
      en: 'On this page',
      de: 'Auf dieser Seite',
      hi: 'इस पृष्ठ पर',
    }),
    newTab: line('read aloud after a link that opens a new tab', {
      en: '(opens in a new tab)',
      de: '(öffnet sich in einem neuen Tab)',
      hi: '(नए टैब में खुलता है)',
    }),
    linkAbout: template('link of a card, and read aloud what it is about', ['link', 'about'], {
      en: '{link}: {about}',
      de: '{link}: {about}',
      hi: '{link}: {about}',
    }),
    linkOf: template('link, with the name of its owner read aloud before it', ['about', 'link'], {
      en: '{about}: {link}',
      de: '{about}: {link}',
      hi: '{about}: {link}',
    }),
    learnMore: line('link of a card', { en: 'Learn More', de: 'Mehr erfahren', hi: 'और जानें' }),
    pages: line('accessible name of the pager', {
      en: 'Pages of articles',
      de: 'Seiten der Beitragsliste',
      hi: 'लेख सूची के पृष्ठ',
    }),
    page: template('which page of a list is shown', ['current', 'last'], {
      en: 'Page {current} of {last}',
      de: 'Seite {current} von {last}',
      hi: 'पृष्ठ {current}, कुल {last}',
    }),
    previous: line('link to the previous page of a list', {
      en: 'Previous',
      de: 'Zurück',
      hi: 'पिछला',
    }),
    next: line('link to the next page of a list', { en: 'Next', de: 'Weiter', hi: 'अगला' }),
    scheduleCall: line('link to the page where a visitor schedules a call', {
      en: 'Schedule a call',
      de: 'Gespräch vereinbaren',
      hi: 'कॉल का समय तय करें',
    }),
    dismiss: line('button that closes a notice', { en: 'Dismiss', de: 'Schließen', hi: 'बंद करें' }),
    table: template('accessible name of a table that scrolls sideways', ['headings'], {
      en: 'Table: {headings}',
      de: 'Tabelle: {headings}',
      hi: 'तालिका: {headings}',
    }),
  },
  firm: {
    exploreServices: line('button at the top of the home page', {
      en: 'Explore Our Services',
      de: 'Unsere Leistungen',
      hi: 'हमारी सेवाएँ देखें',
    }),
    downToServices: line('accessible name of the arrow at the top of the home page', {
      en: 'Down to our services',
      de: 'Nach unten zu unseren Leistungen',
      hi: 'नीचे हमारी सेवाओं पर जाएँ',
    }),
    atAGlance: line('heading of the facts about the firm', {
      en: 'At a glance',
      de: 'Auf einen Blick',
      hi: 'एक नज़र में',
    }),
    meetTheTeam: line('link', {
      en: 'Meet the team',
      de: 'Das Team kennenlernen',
      hi: 'हमारी टीम से मिलें',
    }),
    readMission: line('link', {
      en: 'Read our mission and values',
      de: 'Leitbild und Werte lesen',
      hi: 'हमारा मिशन और मूल्य पढ़ें',
    }),
    telephone: line('label', { en: 'Telephone', de: 'Telefon', hi: 'टेलीफ़ोन' }),
    replyTime: line('label of how soon messages are answered', {
      en: 'Reply',
      de: 'Antwort',
      hi: 'उत्तर',
    }),
    careers: line('label of the e-mail address for applicants', {
      en: 'Careers',
      de: 'Bewerbungen',
      hi: 'नौकरी के लिए आवेदन',
    }),
    returnHome: line('button on the page for an unknown address', {
      en: 'Return to Home',
      de: 'Zur Startseite',
      hi: 'मुखपृष्ठ पर लौटें',
    }),
  },
  discovery: {
    pageTitle: template('title of a page in search results and tabs', ['title', 'firm'], {
      en: '{title} | {firm}',
      de: '{title} | {firm}',
      hi: '{title} | {firm}',
    }),
    firm: line('heading in llms.txt', { en: 'Firm', de: 'Unternehmen', hi: 'फर्म' }),
    regionsAndSectors: line('heading in llms.txt', {
      en: 'Regions and sectors',
      de: 'Regionen und Branchen',
      hi: 'कार्यक्षेत्र और उद्योग',
    }),
  },
};
