import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of case studies. */
export const words = {
  caseStudies: {
    allIndustries: line('tab that shows every case study', {
      en: 'All Industries',
      de: 'Alle Branchen',
      hi: 'सभी उद्योग',
    }),
    industry: line('accessible name of the tabs', { en: 'Industry', de: 'Branche', hi: 'उद्योग' }),
    count: plural('how many case studies are shown', [], {
      en: { one: '{count} case study', other: '{count} case studies' },
      de: { one: '{count} Referenzprojekt', other: '{count} Referenzprojekte' },
      hi: { one: '{count} केस स्टडी', other: '{count} केस स्टडी' },
    }),
    results: line('heading', { en: 'Results', de: 'Ergebnisse', hi: 'परिणाम' }),
    challenges: line('heading', { en: 'Challenges', de: 'Herausforderungen', hi: 'चुनौतियाँ' }),
    solutions: line('heading', { en: 'Solutions', de: 'Lösungen', hi: 'समाधान' }),
    notWorked: line('heading', {
      en: 'What did not work',
      de: 'Was nicht funktioniert hat',
      hi: 'क्या कारगर नहीं रहा',
    }),
    label: line('marks a summary on another page as a case study', {
      en: 'Case study',
      de: 'Referenzprojekt',
      hi: 'केस स्टडी',
    }),
    illustrative: line('marks a composed case study, and each figure of it', {
      en: 'Illustrative sample, not a client result',
      de: 'Erdachtes Beispiel, kein Mandat',
      hi: 'काल्पनिक उदाहरण, किसी ग्राहक का परिणाम नहीं',
    }),
    before: line('label of a value', { en: 'Before', de: 'Vorher', hi: 'पहले' }),
    after: line('label of a value', { en: 'After', de: 'Nachher', hi: 'बाद में' }),
    quote: template('a quotation in quotation marks', ['quote'], {
      en: '“{quote}”',
      de: '„{quote}“',
      hi: '“{quote}”',
    }),
    wholeTestimonial: line('opens the testimonial', {
      en: 'Read the whole testimonial',
      de: 'Ganzes Zitat lesen',
      hi: 'पूरी प्रतिक्रिया पढ़ें',
    }),
    showLess: line('closes the testimonial', {
      en: 'Show less',
      de: 'Weniger anzeigen',
      hi: 'कम दिखाएँ',
    }),
    services: template('the services that were used', ['services'], {
      en: 'Services: {services}',
      de: 'Leistungen: {services}',
      hi: 'सेवाएँ: {services}',
    }),
  },
  addresses: {
    'case-studies': address('case studies', {
      en: 'case-studies',
      de: 'referenzen',
      hi: 'case-study',
    }),
  },
  ui: {
    caseStudies: line('heading of links to case studies', {
      en: 'Case studies',
      de: 'Referenzprojekte',
      hi: 'केस स्टडी',
    }),
  },
  search: {
    caseStudies: line('group of results', { en: 'Case studies', de: 'Fallstudien', hi: 'केस स्टडी' }),
  },
};
