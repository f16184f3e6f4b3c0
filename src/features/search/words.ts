import { line, plural, template } from '../../content/words/define.ts';

/** Words of the search over the whole site. */
export const words = {
  search: {
    open: line('accessible name of the button that opens the search, and heading of the dialog', {
      en: 'Search',
      de: 'Suche',
      hi: 'खोज',
    }),
    field: line('label of the field', {
      en: 'Search the site',
      de: 'Website durchsuchen',
      hi: 'साइट में खोजें',
    }),
    close: line('accessible name of the button that closes the search', {
      en: 'Close the search',
      de: 'Suche schließen',
      hi: 'खोज बंद करें',
    }),
    found: plural('number of results', [], {
      en: { one: '{count} result', other: '{count} results' },
      de: { one: '{count} Treffer', other: '{count} Treffer' },
      hi: { one: '{count} परिणाम', other: '{count} परिणाम' },
    }),
    noneFound: line('no result', { en: 'Nothing found', de: 'Nichts gefunden', hi: 'कुछ नहीं मिला' }),
    firstWords: template(
      'said after the number of results where only the first words of a long text were searched',
      ['count'],
      {
        en: 'Only the first {count} words were searched.',
        de: 'Gesucht wurde nur nach den ersten {count} Wörtern.',
        hi: 'केवल पहले {count} शब्द खोजे गए।',
      },
    ),
    more: plural('button that shows all results', [], {
      en: { one: 'Show {count} result', other: 'Show all {count} results' },
      de: { one: '{count} Treffer anzeigen', other: 'Alle {count} Treffer anzeigen' },
      hi: { one: '{count} परिणाम दिखाएँ', other: 'सभी {count} परिणाम दिखाएँ' },
    }),
    shortcut: line('switch for opening the search by a slash', {
      en: 'The key / opens the search',
      de: 'Die Taste / öffnet die Suche',
      hi: '/ कुंजी खोज खोलती है',
    }),
    failed: line('the search could not be loaded', {
      en: 'The search could not be loaded. Please check your connection and try again.',
      de: 'Die Suche konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      hi: 'खोज लोड नहीं हो सकी। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    }),
    suggestions: line('heading of the pages offered where a page is not found', {
      en: 'Were you looking for this?',
      de: 'Haben Sie das gesucht?',
      hi: 'क्या आप यह खोज रहे थे?',
    }),
    ignored: line('words that a search leaves out, such as articles and question words', {
      en: 'a an and are at be by can do does for from has have how i if in is its me my need of on or our should that the their there this to was we what when where which who why will with you your',
      de: 'am an auf aus bei beim das dem den der des die durch ein eine einem einen einer für hat ich ihr ihre im in ist kann man mein meine mit muss oder sich sie sind um und unser unsere vom von wann warum was welche wer werden wie wir wird wo zu zum zur',
      hi: 'का की के को में से पर है हैं और या क्या कैसे कब कहाँ कौन यह वह एक तथा लिए मेरा मेरी मेरे हमारा हमारी हमारे',
    }),
    spellings: line(
      'spellings of one word, separated by commas; between two words a semicolon; such as labour, labor; programme, program',
      {
        en: 'labour, labor; labours, labors; organisation, organization; organisational, organizational; organise, organize; programme, program; favour, favor; behaviour, behavior; centre, center; defence, defense; licence, license; practise, practice; judgement, judgment; enrolment, enrollment; cheque, check; optimisation, optimization; specialise, specialize',
        de: 'Potenzial, Potential; aufwendig, aufwändig; selbstständig, selbständig; Grafik, Graphik',
        hi: 'हिन्दी, हिंदी; सम्पत्ति, संपत्ति; सम्बन्ध, संबंध; कम्पनी, कंपनी',
      },
    ),
    pages: line('group of results: pages of the firm', { en: 'Pages', de: 'Seiten', hi: 'पृष्ठ' }),
  },
};
