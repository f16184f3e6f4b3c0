import { line, plural, template } from '../../content/words/define.ts';

/** Words of legal pages and the statement on accessibility. */
export const words = {
  legal: {
    lastUpdated: template('date of today', ['date'], {
      en: 'Last updated: {date}',
      de: 'Stand: {date}',
      hi: 'अंतिम अपडेट: {date}',
    }),
    effective: template('since when the text applies', ['date'], {
      en: 'in effect since {date}',
      de: 'gilt seit {date}',
      hi: '{date} से प्रभावी',
    }),
    lawCited: line('heading of the law that the page cites', {
      en: 'Law cited',
      de: 'Zitierte Rechtsvorschriften',
      hi: 'उद्धृत कानून',
    }),
    wcagHeading: line('heading of the statement on accessibility', {
      en: 'How far this site meets WCAG 2.2',
      de: 'Wie weit diese Website die WCAG\u00a02.2 erfüllt',
      hi: 'यह साइट WCAG 2.2 का कितना पालन करती है',
    }),
    wcagTested: plural('how the site is tested', ['date'], {
      en: {
        one: 'The program behind this site is tested against {count} success criterion: automatically with every change, and by hand, last on {date}.',
        other:
          'The program behind this site is tested against all {count} success criteria: automatically with every change, and by hand, last on {date}.',
      },
      de: {
        one: 'Das Programm hinter dieser Website wird anhand von {count}\u00a0Erfolgskriterium geprüft: automatisch bei jeder Änderung und von Hand, zuletzt am {date}.',
        other:
          'Das Programm hinter dieser Website wird anhand aller {count}\u00a0Erfolgskriterien geprüft: automatisch bei jeder Änderung und von Hand, zuletzt am {date}.',
      },
      hi: {
        one: 'इस साइट के प्रोग्राम की जाँच {count} सफलता मानदंड पर की जाती है: हर बदलाव पर स्वचालित रूप से, और मानवीय जाँच से, पिछली बार {date} को।',
        other:
          'इस साइट के प्रोग्राम की जाँच सभी {count} सफलता मानदंडों पर की जाती है: हर बदलाव पर स्वचालित रूप से, और मानवीय जाँच से, पिछली बार {date} को।',
      },
    }),
    wcagAllMet: plural(
      'a level of which every criterion is met, and how many do not apply',
      ['level', 'all'],
      {
        en: {
          one: 'Level {level}: all {all} criteria are met, {count} of them because it does not apply.',
          other:
            'Level {level}: all {all} criteria are met, {count} of them because they do not apply.',
        },
        // "Nicht anwendbar: 1" fits every number.
        de: {
          one: 'Stufe\u00a0{level}: Alle {all}\u00a0Kriterien sind erfüllt (davon nicht anwendbar: {count}).',
          other:
            'Stufe\u00a0{level}: Alle {all}\u00a0Kriterien sind erfüllt (davon nicht anwendbar: {count}).',
        },
        hi: {
          one: 'स्तर {level}: सभी {all} मानदंड पूरे होते हैं (इनमें से लागू नहीं: {count})।',
          other: 'स्तर {level}: सभी {all} मानदंड पूरे होते हैं (इनमें से लागू नहीं: {count})।',
        },
      },
    ),
    wcagSomeMet: plural(
      'a level of which some criteria are met, and how many of them do not apply',
      ['level', 'met', 'all'],
      {
        en: {
          one: 'Level {level}: {met} of {all} criteria are met, {count} of them because it does not apply.',
          other:
            'Level {level}: {met} of {all} criteria are met, {count} of them because they do not apply.',
        },
        de: {
          one: 'Stufe\u00a0{level}: {met} von {all}\u00a0Kriterien sind erfüllt (davon nicht anwendbar: {count}).',
          other:
            'Stufe\u00a0{level}: {met} von {all}\u00a0Kriterien sind erfüllt (davon nicht anwendbar: {count}).',
        },
        hi: {
          one: 'स्तर {level}: {all} में से {met} मानदंड पूरे होते हैं (इनमें से लागू नहीं: {count})।',
          other: 'स्तर {level}: {all} में से {met} मानदंड पूरे होते हैं (इनमें से लागू नहीं: {count})।',
        },
      },
    ),
    wcagNotMet: line('introduces what is not met', {
      en: 'Not met, or not on every page:',
      de: 'Nicht oder nicht auf jeder Seite erfüllt:',
      hi: 'जो पूरे नहीं होते, या हर पृष्ठ पर नहीं होते:',
    }),
  },
  search: {
    legal: line('group of results', { en: 'Legal', de: 'Rechtliches', hi: 'कानूनी' }),
  },
  discovery: {
    legal: line('heading in llms.txt', { en: 'Legal', de: 'Rechtliches', hi: 'कानूनी जानकारी' }),
  },
};
