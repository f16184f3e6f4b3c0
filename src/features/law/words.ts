import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of the law that a page cites, with its status and changes. */
export const words = {
  law: {
    proposed: line('status', { en: 'proposed', de: 'Entwurf', hi: 'प्रस्तावित' }),
    enacted: line('status of a law that is not in force yet', {
      en: 'enacted, not in force',
      de: 'verabschiedet, noch nicht in Kraft',
      hi: 'पारित, अभी लागू नहीं',
    }),
    inForceInPart: line('status', {
      en: 'in force in part',
      de: 'teilweise in Kraft',
      hi: 'आंशिक रूप से लागू',
    }),
    inForceInPartSince: template('status', ['date'], {
      en: 'in force in part since {date}',
      de: 'teilweise in Kraft seit {date}',
      hi: '{date} से आंशिक रूप से लागू',
    }),
    inForce: line('status', { en: 'in force', de: 'in Kraft', hi: 'लागू' }),
    inForceSince: template('status', ['date'], {
      en: 'in force since {date}',
      de: 'in Kraft seit {date}',
      hi: '{date} से लागू',
    }),
    repealed: line('status', { en: 'repealed', de: 'aufgehoben', hi: 'निरस्त' }),
    repealedOn: template('status', ['date'], {
      en: 'repealed on {date}',
      de: 'aufgehoben am {date}',
      hi: '{date} को निरस्त',
    }),
    superseded: line('status', { en: 'superseded', de: 'ersetzt', hi: 'प्रतिस्थापित' }),
    supersededOn: template('status', ['date'], {
      en: 'superseded on {date}',
      de: 'ersetzt am {date}',
      hi: '{date} को प्रतिस्थापित',
    }),
    cameIntoForce: template('what happened to a law', ['title'], {
      en: '{title} came into force.',
      // Without a verb, because a title can be singular or plural.
      de: '{title} in Kraft getreten.',
      // Without a verb, because a title can be of either gender, singular or plural.
      hi: '{title} लागू।',
    }),
    changed: template('what happened to a law', ['title'], {
      en: '{title} changed.',
      de: '{title} geändert.',
      hi: '{title} संशोधित।',
    }),
    wasRepealed: template('what happened to a law', ['title'], {
      en: '{title} was repealed.',
      de: '{title} aufgehoben.',
      hi: '{title} निरस्त।',
    }),
    wasReplaced: template('what happened to a law', ['title'], {
      en: '{title} was replaced.',
      de: '{title} ersetzt.',
      hi: '{title} प्रतिस्थापित।',
    }),
    onDay: template('what happened to a law, with its day, in feeds', ['date', 'change'], {
      en: '{date}: {change}',
      de: '{date}: {change}',
      hi: '{date}: {change}',
    }),
    entry: template('a law and its status', ['title', 'status'], {
      en: '{title}, {status}',
      de: '{title}, {status}',
      hi: '{title}, {status}',
    }),
    statusLevel: template('status of a law, and what was read of it', ['status', 'level'], {
      en: '{status}; {level}',
      de: '{status}; {level}',
      hi: '{status}; {level}',
    }),
    statusChecked: template('the same with the day of reading', ['status', 'level', 'date'], {
      en: '{status}; {level}, {date}',
      de: '{status}; {level}, {date}',
      hi: '{status}; {level}, {date}',
    }),
    textRead: line('what an entry rests on: the text of the law or a copy of it', {
      en: 'text read',
      de: 'Text gelesen',
      hi: 'पाठ पढ़ा गया',
    }),
    textReadInPart: line('the text of some of its sections', {
      en: 'text read in part',
      de: 'Text teilweise gelesen',
      hi: 'पाठ का कुछ भाग पढ़ा गया',
    }),
    textReported: line('the press, law firms or public notes', {
      en: 'from reports, text not read',
      de: 'nach Berichten, Text nicht gelesen',
      hi: 'प्रकाशित टिप्पणियों से, पाठ नहीं पढ़ा गया',
    }),
    textNotRead: line('what the writer knows', {
      en: 'text not read',
      de: 'Text nicht gelesen',
      hi: 'पाठ नहीं पढ़ा गया',
    }),
    withSecondReader: template('what an entry rests on, if two people read it', ['level'], {
      en: '{level}, with a second reader',
      de: '{level}, mit zweitem Leser',
      hi: '{level}, दूसरे पाठक ने भी जाँचा',
    }),
    backToText: line('read aloud: link from the list of references to the text', {
      en: 'Back to the text',
      de: 'Zurück zum Text',
      hi: 'पाठ पर लौटें',
    }),
    heading: line('heading of the law on which a page is based', {
      en: 'Law and standards',
      de: 'Recht und Normen',
      hi: 'कानून और मानक',
    }),
    asAt: template('day as of which the list is correct', ['date'], {
      en: 'Law as at {date}',
      de: 'Rechtsstand: {date}',
      hi: 'कानून की स्थिति: {date} तक',
    }),
    checkedBetween: template('first and last day of the checks of entries', ['first', 'last'], {
      en: 'Each entry checked between {first} and {last}',
      de: 'Jeder Eintrag geprüft zwischen {first} und {last}',
      hi: 'हर प्रविष्टि {first} और {last} के बीच जाँची गई',
    }),
    allEntries: plural('opens a long list on small screens', [], {
      en: { one: 'The entry', other: 'All {count} entries' },
      de: { one: 'Der Eintrag', other: 'Alle {count} Einträge' },
      hi: { one: '{count} प्रविष्टि', other: 'सभी {count} प्रविष्टियाँ' },
    }),
    thenAndNow: line('heading of the comparison above an article', {
      en: 'Then and now',
      de: 'Damals und heute',
      hi: 'तब और अब',
    }),
    changedSince: line('the same heading if none of the laws has ended', {
      en: 'What has changed since',
      de: 'Was sich seither geändert hat',
      hi: 'तब से क्या बदला',
    }),
    past: line('heading of the law that an article describes', {
      en: 'Then',
      de: 'Damals',
      hi: 'तब',
    }),
    present: line('heading of what has become of it', { en: 'Now', de: 'Heute', hi: 'अब' }),
    changedInFeed: line('before the list of changes in feeds', {
      en: 'The law has changed since this article was written:',
      de: 'Seit Erscheinen dieses Beitrags hat sich die Rechtslage geändert:',
      hi: 'यह लेख लिखे जाने के बाद कानून बदल गया है:',
    }),
    changes: plural('opens the other changes up to a day', ['date'], {
      en: { one: '{count} more change up to {date}', other: '{count} more changes up to {date}' },
      de: {
        one: '{count} weitere Änderung bis zum {date}',
        other: '{count} weitere Änderungen bis zum {date}',
      },
      hi: { one: '{date} तक {count} और बदलाव', other: '{date} तक {count} और बदलाव' },
    }),
    asWritten: line('below the heading of the comparison', {
      en: 'The article itself describes the law on its date.',
      de: 'Der Beitrag selbst gibt den Stand seines Datums wieder.',
      hi: 'लेख स्वयं अपनी तिथि के समय जैसा था, वैसा ही है।',
    }),
    madeUnder: template('the law under which rules are made', ['title'], {
      en: 'Made under {title}.',
      de: 'Grundlage: {title}.',
      hi: 'इसके अधीन बने: {title}।',
    }),
    replacedBy: template('what replaced a law', ['title'], {
      en: 'Replaced by {title}.',
      de: 'Ersetzt durch {title}.',
      hi: 'इसके स्थान पर: {title}।',
    }),
    sectionMoved: template('one section of a replaced law', ['subject', 'old', 'new'], {
      en: '{subject}: {old}, now {new}',
      de: '{subject}: {old}, jetzt {new}',
      hi: '{subject}: {old}, अब {new}',
    }),
    show: line('name of the filter of the register', { en: 'Show', de: 'Auswahl', hi: 'चुनें' }),
    showAll: line('choice of the filter', { en: 'All', de: 'Alle', hi: 'सभी' }),
    showPractice: line('name of the filter of the register by practice', {
      en: 'Practice',
      de: 'Gebiet',
      hi: 'कार्यक्षेत्र',
    }),
    showAllPractices: line('choice of that filter', {
      en: 'All practices',
      de: 'Alle Gebiete',
      hi: 'सभी कार्यक्षेत्र',
    }),
    showsNone: line('if no law has both of the chosen properties', {
      en: 'No law that we watch has both.',
      de: 'Keine Vorschrift, die wir verfolgen, erfüllt beides.',
      hi: 'ऐसा कोई क़ानून नहीं जिसमें दोनों हों।',
    }),
    showEnded: line('choice of the filter', {
      en: 'No longer in force',
      de: 'Nicht mehr in Kraft',
      hi: 'अब लागू नहीं',
    }),
    showChanged: line('choice of the filter', {
      en: 'Changed this year',
      de: 'In diesem Jahr geändert',
      hi: 'इस वर्ष बदले',
    }),
    international: line('law of no country, such as standards', {
      en: 'International',
      de: 'Länderübergreifend',
      hi: 'अंतरराष्ट्रीय',
    }),
    archived: line('link to a copy of the text in a public archive', {
      en: 'Archived copy',
      de: 'Kopie in einem Archiv',
      hi: 'संग्रहित प्रति',
    }),
    notArchived: line('in place of that link if the firm knows no such copy', {
      en: 'no archived copy known',
      de: 'keine archivierte Kopie bekannt',
      hi: 'संग्रहित प्रति ज्ञात नहीं',
    }),
    readBy: template('what was read of an entry, when and by whom', ['level', 'date', 'name'], {
      en: '{level}; checked on {date} by {name}',
      de: '{level}; geprüft am {date} von {name}',
      hi: '{level}; {date} को जाँच: {name}',
    }),
    readTwice: template('the same with a second reader', ['level', 'date', 'name', 'second'], {
      en: '{level}; checked on {date} by {name}, second reader: {second}',
      de: '{level}; geprüft am {date} von {name}, zweiter Leser: {second}',
      hi: '{level}; {date} को जाँच: {name}; दूसरी जाँच: {second}',
    }),
    gaveWay: plural('how many laws were replaced on a day', ['date', 'successors'], {
      en: {
        one: 'On {date}, {count} law that we watch gave way to {successors}',
        other: 'On {date}, {count} laws that we watch gave way to {successors}',
      },
      de: {
        one: 'Am {date} wurde {count} Vorschrift durch {successors} neue abgelöst',
        other: 'Am {date} wurden {count} Vorschriften durch {successors} neue abgelöst',
      },
      hi: {
        one: '{date} को {count} कानून की जगह {successors} ने ली',
        other: '{date} को {count} कानूनों की जगह {successors} ने ली',
      },
    }),
    elsewhere: line('in the figure, the laws of all countries but the one with the most', {
      en: 'Elsewhere',
      de: 'Andere Länder',
      hi: 'अन्य देश',
    }),
    replaces: plural('in the figure, opens the laws that a law replaced on small screens', [], {
      en: { one: 'Replaces {count} law', other: 'Replaces {count} laws' },
      de: { one: 'Ersetzt {count} Vorschrift', other: 'Ersetzt {count} Vorschriften' },
      hi: { one: '{count} कानून की जगह', other: '{count} कानूनों की जगह' },
    }),
    nowRules: template('in the figure, the rules that replaced others', ['title'], {
      en: 'now {title}',
      de: 'jetzt {title}',
      hi: 'अब {title}',
    }),
    otherLaws: plural(
      'in the figure, how many laws a part has besides those that were replaced',
      [],
      {
        en: { one: '{count} other law', other: '{count} other laws, a line each' },
        de: {
          one: '{count} weitere Vorschrift',
          other: '{count} weitere Vorschriften, je eine Linie',
        },
        hi: { one: '{count} अन्य कानून', other: '{count} अन्य कानून, हर कानून एक रेखा' },
      },
    ),
    keyLaw: line('what a line of the figure is, whose top is the year of the law', {
      en: 'a law, from its year',
      de: 'eine Vorschrift, ab ihrem Jahr',
      hi: 'एक कानून, अपने वर्ष से',
    }),
    keyArch: line('what the arches between lines are', {
      en: 'arches: by age, not descent',
      de: 'Bögen: nach Alter, keine Abstammung',
      hi: 'मेहराब: आयु के क्रम में, वंश नहीं',
    }),
    keyTurn: plural('what a full dot is: laws that ended on the day of the headline', [], {
      en: { one: 'ended that day: {count}', other: 'ended that day: {count}' },
      de: { one: 'an diesem Tag abgelöst: {count}', other: 'an diesem Tag abgelöst: {count}' },
      hi: { one: 'उस दिन समाप्त: {count}', other: 'उस दिन समाप्त: {count}' },
    }),
    keyOther: plural('what a ring is: laws that ended on other days', [], {
      en: { one: 'ended on another day: {count}', other: 'ended on other days: {count}' },
      de: {
        one: 'an einem anderen Tag beendet: {count}',
        other: 'an anderen Tagen beendet: {count}',
      },
      hi: { one: 'किसी अन्य दिन समाप्त: {count}', other: 'अन्य दिनों में समाप्त: {count}' },
    }),
    keyUndated: line('what a dotted line is: a law that grew over years', {
      en: 'no single year',
      de: 'ohne ein bestimmtes Jahr',
      hi: 'कोई एक वर्ष नहीं',
    }),
    keyEnlarged: template('what the shaded part is', ['date'], {
      en: 'since {date}, enlarged',
      de: 'seit dem {date}, vergrößert',
      hi: '{date} से, बड़ा किया गया',
    }),
    keyToday: template('what the line below is, on which all laws in force stand', ['date'], {
      en: 'as at {date}',
      de: 'Stand: {date}',
      hi: '{date} की स्थिति',
    }),
    reliedOnBy: line('before the pages that rely on a law', {
      en: 'Pages that rely on it:',
      de: 'Seiten, die sich darauf stützen:',
      hi: 'इस पर आधारित पृष्ठ:',
    }),
    revisedSince: line('in feeds, before the pages revised since a change', {
      en: 'Pages revised since:',
      de: 'Seitdem überarbeitete Seiten:',
      hi: 'तब से संशोधित पृष्ठ:',
    }),
    feed: line('link to the feed of changes', {
      en: 'Feed of changes',
      de: 'Feed der Änderungen',
      hi: 'बदलावों की फ़ीड',
    }),
    data: line('link to the register as data', {
      en: 'The register as JSON',
      de: 'Das Verzeichnis als JSON',
      hi: 'रजिस्टर JSON के रूप में',
    }),
    dataSchema: line('link to the description of that data', {
      en: 'Its JSON schema',
      de: 'Sein JSON-Schema',
      hi: 'उसका JSON स्कीमा',
    }),
    watched: plural('link to the register', [], {
      en: { one: 'The {count} law that we watch', other: 'All {count} laws that we watch' },
      de: {
        one: 'Das Recht, das wir verfolgen: {count} Eintrag',
        other: 'Das Recht, das wir verfolgen: {count} Einträge',
      },
      hi: {
        one: 'जिन कानूनों पर हमारी नज़र है: {count} प्रविष्टि',
        other: 'जिन कानूनों पर हमारी नज़र है: {count} प्रविष्टियाँ',
      },
    }),
    inArticle: plural('how many laws an article cites', [], {
      en: { one: '{count} law in this article', other: '{count} laws in this article' },
      de: {
        one: '{count} Vorschrift in diesem Beitrag',
        other: '{count} Vorschriften in diesem Beitrag',
      },
      hi: { one: 'इस लेख में {count} क़ानून', other: 'इस लेख में {count} क़ानून' },
    }),
    inArticleEnded: plural('the same, and how many of them have ended', ['laws'], {
      en: { one: '{laws}; {count} has ended', other: '{laws}; {count} have ended' },
      de: { one: '{laws}; {count} gilt nicht mehr', other: '{laws}; {count} gelten nicht mehr' },
      hi: { one: '{laws}; {count} अब लागू नहीं है', other: '{laws}; {count} अब लागू नहीं हैं' },
    }),
  },
  search: {
    law: line('group of results', { en: 'Law', de: 'Recht', hi: 'क़ानून' }),
  },
  addresses: {
    law: address('register of law', { en: 'law', de: 'recht', hi: 'kanoon' }),
  },
};
