import { line, template } from '../../content/words/define.ts';

/** Words of calculators: what visitors enter, and the result. */
export const words = {
  calculators: {
    enter: line('read aloud: name of the form', {
      en: 'Your figures',
      de: 'Ihre Angaben',
      hi: 'आपके आँकड़े',
    }),
    result: line('column heading, and read aloud: name of the result', {
      en: 'Result',
      de: 'Ergebnis',
      hi: 'परिणाम',
    }),
    worked: line('heading of the worked examples', {
      en: 'Worked examples',
      de: 'Rechenbeispiele',
      hi: 'हल किए उदाहरण',
    }),
    restsOn: line('heading of the numbers with their sections', {
      en: 'What it rests on',
      de: 'Worauf die Rechnung beruht',
      hi: 'गणना का आधार',
    }),
    staysHere: line('that nothing is sent', {
      en: 'Nothing that you enter leaves this page.',
      de: 'Was Sie eingeben, verlässt diese Seite nicht.',
      hi: 'आप जो भरते हैं वह इस पृष्ठ से बाहर नहीं जाता।',
    }),
    wages: line('label: wages of a month', {
      en: 'Wages of a month',
      de: 'Monatslohn',
      hi: 'एक महीने की मज़दूरी',
    }),
    wagesOfWeek: line('label: wages of a week', {
      en: 'Wages of a week',
      de: 'Wochenlohn',
      hi: 'एक सप्ताह की मज़दूरी',
    }),
    years: line('label: years of service', {
      en: 'Years of service',
      de: 'Dienstjahre',
      hi: 'सेवा के वर्ष',
    }),
    months: line('label: months of service besides the years', {
      en: 'Further months',
      de: 'Weitere Monate',
      hi: 'अतिरिक्त महीने',
    }),
    monthsWorked: line('label: months worked in the year', {
      en: 'Months worked in the year',
      de: 'Gearbeitete Monate im Jahr',
      hi: 'वर्ष में काम के महीने',
    }),
    fixed: line('label: whether a fixed term has ended', {
      en: 'A fixed term has ended',
      de: 'Eine Befristung ist ausgelaufen',
      hi: 'निश्चित अवधि पूरी हुई',
    }),
    base: line('label: the most that counts of the wages of a month', {
      en: 'Wages that count at most, a month',
      de: 'Höchstens angerechneter Monatslohn',
      hi: 'महीने की अधिकतम गिनी जाने वाली मज़दूरी',
    }),
    date: line('label: the day from which others are counted', { en: 'Day', de: 'Tag', hi: 'दिन' }),
    yes: line('in a table', { en: 'Yes', de: 'Ja', hi: 'हाँ' }),
    no: line('in a table', { en: 'No', de: 'Nein', hi: 'नहीं' }),
    notDue: line('result: nothing is due under the law', {
      en: 'Not due by law on these figures.',
      de: 'Nach diesen Angaben besteht kein gesetzlicher Anspruch.',
      hi: 'इन आँकड़ों पर क़ानूनन देय नहीं।',
    }),
    capped: line('result: the ceiling applies', {
      en: 'The ceiling applies.',
      de: 'Es gilt der Höchstbetrag.',
      hi: 'अधिकतम सीमा लागू है।',
    }),
    between: template('result', ['least', 'most'], {
      en: 'Between {least} and {most}',
      de: 'Zwischen {least} und {most}',
      hi: '{least} और {most} के बीच',
    }),
    onDay: template('result: a date', ['date', 'event'], {
      en: '{date}: {event}',
      de: '{date}: {event}',
      hi: '{date}: {event}',
    }),
    days: template('a number of days before or after another', ['value'], {
      en: '{value} days',
      de: '{value} Tage',
      hi: '{value} दिन',
    }),
    checked: template('when a number was last checked', ['date'], {
      en: 'Checked on {date}.',
      de: 'Geprüft am {date}.',
      hi: '{date} को जाँचा गया।',
    }),
  },
};
