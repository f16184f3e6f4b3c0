import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of articles: list, post, feeds. */
export const words = {
  articles: {
    readTime: plural('how long reading takes, in minutes', [], {
      en: { one: '{count} min read', other: '{count} min read' },
      de: { one: '{count}\u00a0Min. Lesezeit', other: '{count}\u00a0Min. Lesezeit' },
      hi: { one: '{count} मिनट में पढ़ें', other: '{count} मिनट में पढ़ें' },
    }),
    featured: line('label of the featured article', {
      en: 'Featured',
      de: 'Im Fokus',
      hi: 'विशेष लेख',
    }),
    search: line('label of the search field', {
      en: 'Search articles',
      de: 'Beiträge durchsuchen',
      hi: 'लेख खोजें',
    }),
    topic: line('accessible name of the tabs', { en: 'Topic', de: 'Thema', hi: 'विषय' }),
    allTopics: line('tab that shows every article', {
      en: 'All Topics',
      de: 'Alle Themen',
      hi: 'सभी विषय',
    }),
    allArticles: line('heading of the whole list', {
      en: 'All articles',
      de: 'Alle Beiträge',
      hi: 'सभी लेख',
    }),
    found: plural('how many articles there are', [], {
      en: { one: '{count} article', other: '{count} articles' },
      de: { one: '{count} Beitrag', other: '{count} Beiträge' },
      hi: { one: '{count} लेख', other: '{count} लेख' },
    }),
    foundSome: plural('how many of all articles match', ['found'], {
      en: { one: '{found} of {count} article', other: '{found} of {count} articles' },
      de: { one: '{found} von {count} Beitrag', other: '{found} von {count} Beiträgen' },
      hi: { one: '{count} में से {found} लेख', other: '{count} में से {found} लेख' },
    }),
    onPage: template(
      'how many articles, and which page of them is shown',
      ['articles', 'page', 'last'],
      {
        en: '{articles}, page {page} of {last}',
        de: '{articles}, Seite {page} von {last}',
        hi: '{articles}, पृष्ठ {page}, कुल {last}',
      },
    ),
    byYear: line('heading of the links to the articles of each year', {
      en: 'Articles by year',
      de: 'Beiträge nach Jahr',
      hi: 'वर्ष के अनुसार लेख',
    }),
    ofYear: template('heading of the articles of a year', ['year'], {
      en: 'Articles of {year}',
      de: 'Beiträge aus dem Jahr {year}',
      hi: 'वर्ष {year} के लेख',
    }),
    loading: line('message while older articles are being loaded', {
      en: 'Loading older articles',
      de: 'Ältere Beiträge werden geladen',
      hi: 'पुराने लेख लोड हो रहे हैं',
    }),
    notLoaded: line('message where older articles could not be loaded', {
      en: 'Older articles could not be loaded. They are listed by year below.',
      de: 'Ältere Beiträge konnten nicht geladen werden. Sie stehen unten nach Jahren geordnet.',
      hi: 'पुराने लेख लोड नहीं हो सके। वे नीचे वर्ष के अनुसार दिए गए हैं।',
    }),
    noneFound: line('message where no article matches', {
      en: 'No articles found',
      de: 'Keine Beiträge gefunden',
      hi: 'कोई लेख नहीं मिला',
    }),
    longSearch: template(
      'said where the searched text is too long for the address of the page',
      ['count'],
      {
        en: 'The search uses all of the text. The address of the page keeps the first {count} characters.',
        de: 'Die Suche verwendet den ganzen Text. Die Adresse der Seite behält die ersten {count} Zeichen.',
        hi: 'खोज में पूरा पाठ लिया जाता है। पेज के पते में पहले {count} अक्षर रहते हैं।',
      },
    ),
    clearSearch: line('button that empties the search', {
      en: 'Clear the search',
      de: 'Suche zurücksetzen',
      hi: 'खोज हटाएँ',
    }),
    viewAll: line('link to the list of all articles', {
      en: 'View All Articles',
      de: 'Alle Beiträge ansehen',
      hi: 'सभी लेख देखें',
    }),
    readMore: line('link of a card', { en: 'Read More', de: 'Weiterlesen', hi: 'आगे पढ़ें' }),
    backToAll: line('button on the page of an unknown article', {
      en: 'Back to All Articles',
      de: 'Zu allen Beiträgen',
      hi: 'सभी लेखों पर लौटें',
    }),
    lawChangedSince: plural('how many changes of the law an article has noted', [], {
      en: { one: '{count} change', other: '{count} changes' },
      de: { one: '{count} Änderung', other: '{count} Änderungen' },
      hi: { one: '{count} बदलाव', other: '{count} बदलाव' },
    }),
    lawChecked: template('the day on which the law of an article was last checked', ['date'], {
      en: 'Law checked {date}',
      de: 'Recht geprüft am {date}',
      hi: 'क़ानून की जाँच: {date}',
    }),
    updated: template('when the article was updated', ['date'], {
      en: 'updated {date}',
      de: 'aktualisiert am {date}',
      hi: '{date} को अपडेट किया गया',
    }),
    by: template('who wrote the article', ['author'], {
      en: 'by {author}',
      de: 'von {author}',
      hi: 'लेखन: {author}',
    }),
    newer: line('link to the previous article in the list', {
      en: 'Previous article (newer)',
      de: 'Vorheriger Beitrag (neuer)',
      hi: 'पिछला लेख (नया)',
    }),
    older: line('link to the next article in the list', {
      en: 'Next article (older)',
      de: 'Nächster Beitrag (älter)',
      hi: 'अगला लेख (पुराना)',
    }),
    neighbours: line('accessible name of the links to the previous and next article', {
      en: 'Previous and next article',
      de: 'Vorheriger und nächster Beitrag',
      hi: 'पिछला और अगला लेख',
    }),
    related: template('heading of articles of the same category', ['category'], {
      en: 'More on {category}',
      de: 'Mehr zum Thema {category}',
      hi: '{category} विषय पर और लेख',
    }),
    furtherReading: line('heading of articles on a page about something else', {
      en: 'Further reading',
      de: 'Weiterführende Beiträge',
      hi: 'और पढ़ें',
    }),
    checklist: line('link to the checklist of an article as a file', {
      en: 'Checklist as plain text',
      de: 'Checkliste als Textdatei',
      hi: 'जाँच-सूची, सादे पाठ में',
    }),
    sources: line('heading of the sources', { en: 'Sources', de: 'Quellen', hi: 'स्रोत' }),
    authored: line('heading of the articles of a member of the team', {
      en: 'Articles',
      de: 'Beiträge',
      hi: 'लेख',
    }),
    share: line('button that opens the device’s own sharing', {
      en: 'Share',
      de: 'Teilen',
      hi: 'शेयर करें',
    }),
    shareHeading: line('heading of the ways to share', {
      en: 'Share this article',
      de: 'Diesen Beitrag teilen',
      hi: 'यह लेख शेयर करें',
    }),
    shareOn: template('accessible name of a link that shares on a network', ['network'], {
      en: 'Share on {network}',
      de: 'Auf {network} teilen',
      hi: '{network} पर शेयर करें',
    }),
    microblog: line('name of the microblog', { en: 'X', de: 'X', hi: 'X' }),
    copyLink: line('button that copies the link', {
      en: 'Copy link',
      de: 'Link kopieren',
      hi: 'लिंक कॉपी करें',
    }),
    copied: line('title of the notice after copying', {
      en: 'Link copied to clipboard',
      de: 'Link in die Zwischenablage kopiert',
      hi: 'लिंक क्लिपबोर्ड पर कॉपी हो गया',
    }),
    copiedHelp: line('text of the notice after copying', {
      en: 'You can now share it with others',
      de: 'Sie können ihn jetzt weitergeben',
      hi: 'अब आप इसे दूसरों के साथ शेयर कर सकते हैं',
    }),
    copyByHand: line('label of the link where copying failed', {
      en: 'The link could not be copied. Here it is, to copy by hand:',
      de: 'Der Link konnte nicht kopiert werden. Sie können ihn hier von Hand kopieren:',
      hi: 'लिंक कॉपी नहीं हो सका। इसे आप यहाँ से स्वयं कॉपी कर सकते हैं:',
    }),
    email: line('label of the field of the newsletter', {
      en: 'E-mail address',
      de: 'E-Mail-Adresse',
      hi: 'ईमेल पता',
    }),
    subscribe: line('button of the newsletter', {
      en: 'Subscribe',
      de: 'Abonnieren',
      hi: 'सदस्यता लें',
    }),
    feed: line('link to the feed', {
      en: 'Follow the articles by RSS feed',
      de: 'Beiträge als RSS-Feed abonnieren',
      hi: 'RSS फ़ीड से नए लेख पाएँ',
    }),
  },
  addresses: {
    blogs: address('list of articles', { en: 'blogs', de: 'beitraege', hi: 'sabhi-lekh' }),
    blog: address('folder of the articles', { en: 'blog', de: 'beitrag', hi: 'lekh' }),
  },
  ui: {
    articles: line('heading of links to articles', { en: 'Articles', de: 'Beiträge', hi: 'लेख' }),
  },
  search: {
    articles: line('group of results', { en: 'Articles', de: 'Artikel', hi: 'लेख' }),
  },
  discovery: {
    articles: line('heading in llms.txt', { en: 'Articles', de: 'Beiträge', hi: 'लेख' }),
    articleCard: template('label on the social card of an article', ['number', 'category'], {
      en: 'Article {number} · {category}',
      de: 'Beitrag {number} · {category}',
      hi: 'लेख {number} · {category}',
    }),
    feedTitle: template('title of the feeds', ['firm', 'page'], {
      en: '{firm}: {page}',
      de: '{firm}: {page}',
      hi: '{firm}: {page}',
    }),
  },
  layout: {
    articles: line('menu item', {
      en: 'Blog & Articles',
      de: 'Blog und Beiträge',
      hi: 'ब्लॉग और लेख',
    }),
  },
};
