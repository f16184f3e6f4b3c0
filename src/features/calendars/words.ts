import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of calendars of duties: tables on the page, and files to download. */
export const words = {
  calendars: {
    asAt: template('day as of which the calendar is correct', ['date'], {
      en: 'Dates as of {date}.',
      de: 'Stand der Termine: {date}.',
      hi: 'तिथियाँ {date} की स्थिति के अनुसार।',
    }),
    forCalendar: line('link to the file for calendar programs', {
      en: 'Calendar file (.ics)',
      de: 'Kalenderdatei (.ics)',
      hi: 'कैलेंडर फ़ाइल (.ics)',
    }),
    forSpreadsheet: line('link to the file for spreadsheets', {
      en: 'Table (.csv)',
      de: 'Tabelle (.csv)',
      hi: 'तालिका (.csv)',
    }),
    where: line('column heading', { en: 'Where', de: 'Wo', hi: 'कहाँ' }),
    when: line('column heading', { en: 'When', de: 'Wann', hi: 'कब' }),
    duty: line('column heading', { en: 'What is due', de: 'Was fällig ist', hi: 'क्या करना है' }),
    who: line('column heading', { en: 'Who', de: 'Wer', hi: 'किसे' }),
    form: line('column heading', { en: 'Form', de: 'Formular', hi: 'फ़ॉर्म' }),
    law: line('column heading', { en: 'Law', de: 'Rechtsgrundlage', hi: 'क़ानून' }),
    note: line('column heading', { en: 'Note', de: 'Hinweis', hi: 'टिप्पणी' }),
    checked: line('column heading', { en: 'Checked', de: 'Geprüft', hi: 'जाँच की तिथि' }),
    source: line('column heading', { en: 'Source', de: 'Quelle', hi: 'स्रोत' }),
    monthly: template('a day of every month', ['day'], {
      en: 'Day {day} of each month',
      de: 'am {day}. jedes Monats',
      hi: 'हर महीने की {day} तारीख',
    }),
    monthlyExcept: template('a day of every month but some', ['day', 'months'], {
      en: 'Day {day} of each month except {months}',
      de: 'am {day}. jedes Monats, außer: {months}',
      hi: 'हर महीने की {day} तारीख, इनके सिवा: {months}',
    }),
    monthlyLast: line('the last day of every month', {
      en: 'Last day of each month',
      de: 'am letzten Tag jedes Monats',
      hi: 'हर महीने का आख़िरी दिन',
    }),
    lawSection: template('section of a law', ['law', 'section'], {
      en: '{law}, {section}',
      de: '{law}, {section}',
      hi: '{law}, {section}',
    }),
    noSection: line('in place of a section that was not read', {
      en: 'section not read',
      de: 'Bestimmung nicht gelesen',
      hi: 'धारा नहीं पढ़ी गई',
    }),
    dutyForm: template('what is due, and by which form', ['duty', 'form'], {
      en: '{duty} ({form})',
      de: '{duty} ({form})',
      hi: '{duty} ({form})',
    }),
    eventTitle: template('title of an event in the calendar file', ['duty', 'place'], {
      en: '{duty} ({place})',
      de: '{duty} ({place})',
      hi: '{duty} ({place})',
    }),
    everyMonth: line('heading of the duties of every month', {
      en: 'Every month',
      de: 'Jeden Monat',
      hi: 'हर महीने',
    }),
    byMonth: line('heading of the table of all dates', {
      en: 'Dates by month',
      de: 'Termine nach Monaten',
      hi: 'महीनों के अनुसार तिथियाँ',
    }),
    inYear: template('a mark of the drawing', ['date', 'duty', 'place'], {
      en: '{date}: {duty}, {place}',
      de: '{date}: {duty}, {place}',
      hi: '{date}: {duty}, {place}',
    }),
    key: line('what the drawing shows: dots and ticks', {
      en: 'Dots: dates of the year. Ticks: dates of every month.',
      de: 'Punkte: Termine des Jahres. Striche: Termine jedes Monats.',
      hi: 'बिंदु: वर्ष की तिथियाँ। रेखाएँ: हर महीने की तिथियाँ।',
    }),
    keyOfStates: line('where the drawing has the dates of states', {
      en: 'Above the line: dates of the whole country. Below it: dates of states.',
      de: 'Über der Linie: Termine im ganzen Staat. Darunter: Termine einzelner Länder.',
      hi: 'रेखा के ऊपर: पूरे देश की तिथियाँ। नीचे: राज्यों की तिथियाँ।',
    }),
    next: line('heading of the next three dates', {
      en: 'Next dates',
      de: 'Nächste Termine',
      hi: 'अगली तिथियाँ',
    }),
    allDates: plural('link to the page of the calendar', [], {
      en: {
        one: 'The {count} duty in our calendar, with the law behind it',
        other: 'All {count} duties of the year, by month',
      },
      de: {
        one: '{count} Pflicht mit ihrer Rechtsgrundlage, auch für Ihren Kalender',
        other: 'Alle {count} Pflichten nach Monaten, auch für Ihren Kalender',
      },
      hi: {
        one: '{count} दायित्व, उसके क़ानून के साथ, आपके कैलेंडर के लिए भी',
        other: 'सभी {count} दायित्व महीनों के अनुसार, आपके कैलेंडर के लिए भी',
      },
    }),
    filterPlace: line('name of the filter by place', {
      en: 'Staff in',
      de: 'Beschäftigte in',
      hi: 'कर्मचारी कहाँ हैं',
    }),
    filterSubject: line('name of the filter by subject', { en: 'About', de: 'Thema', hi: 'विषय' }),
    all: line('choice of a filter', { en: 'All', de: 'Alle', hi: 'सभी' }),
    withCountry: line('what the choice of a state shows', {
      en: 'A state is shown with the dates of the whole country.',
      de: 'Zu einem Land gehören auch die Termine, die im ganzen Staat gelten.',
      hi: 'राज्य के साथ पूरे देश की तिथियाँ भी दिखती हैं।',
    }),
    none: line('no duty matches both filters', {
      en: 'No duty matches both choices.',
      de: 'Zu beiden Angaben passt keine Pflicht.',
      hi: 'दोनों विकल्पों से कोई दायित्व मेल नहीं खाता।',
    }),
    subscribe: line('link that subscribes to the calendar', {
      en: 'Subscribe in your calendar',
      de: 'Kalender abonnieren',
      hi: 'अपने कैलेंडर में सदस्यता लें',
    }),
    subscribeHelp: line('what the subscription does, and that the address can be copied', {
      en: 'Programs that subscribe look for changes every week. If the link opens nothing, copy its address into your program.',
      de: 'Programme mit einem Abonnement suchen jede Woche nach Änderungen. Öffnet der Link nichts, kopieren Sie seine Adresse in Ihr Programm.',
      hi: 'सदस्यता वाले प्रोग्राम हर सप्ताह बदलाव देखते हैं। लिंक से कुछ न खुले तो उसका पता कॉपी करके अपने प्रोग्राम में डालें।',
    }),
    checkedOn: template('when a duty was last checked', ['date'], {
      en: 'As at {date}.',
      de: 'Stand: {date}.',
      hi: 'स्थिति: {date}।',
    }),
  },
  addresses: {
    calendar: address('the calendar and its files', {
      en: 'calendar',
      de: 'kalender',
      hi: 'tithi-patra',
    }),
  },
  search: {
    calendars: line('group of results', { en: 'Calendars', de: 'Kalender', hi: 'कैलेंडर' }),
  },
};
