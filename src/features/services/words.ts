import { address, line, template } from '../../content/words/define.ts';

/** Words of services. */
export const words = {
  services: {
    atAGlance: line('heading of the facts', {
      en: 'At a glance',
      de: 'Auf einen Blick',
      hi: 'एक नज़र में',
    }),
    practiceList: line('heading of the practices of a person', {
      en: 'Practices',
      de: 'Gebiete',
      hi: 'क्षेत्र',
    }),
    audience: line('label', { en: 'Who it is for', de: 'Für wen', hi: 'किसके लिए' }),
    deliverables: line('label', {
      en: 'What you receive',
      de: 'Was Sie erhalten',
      hi: 'आपको क्या मिलेगा',
    }),
    duration: line('label', { en: 'How long it takes', de: 'Dauer', hi: 'कितना समय लगेगा' }),
    feeBasis: line('label of how the fee is charged', {
      en: 'How the fee is charged',
      de: 'Wie das Honorar berechnet wird',
      hi: 'शुल्क कैसे लगता है',
    }),
    team: line('label of the people who do the work', {
      en: 'Who does it',
      de: 'Wer daran arbeitet',
      hi: 'काम कौन करता है',
    }),
    extract: line('heading of the sample extract of a deliverable', {
      en: 'A sample of what you receive',
      de: 'Ein Auszug aus dem, was Sie erhalten',
      hi: 'आपको जो मिलता है, उसका एक नमूना',
    }),
    checkedBy: template('who checked the extract', ['name'], {
      en: 'Checked by {name}',
      de: 'Geprüft von {name}',
      hi: 'जाँच: {name}',
    }),
    sample: line('stamp on the extract', { en: 'Sample', de: 'Muster', hi: 'नमूना' }),
    matchingCase: line('heading of the case study that matches', {
      en: 'A matching case',
      de: 'Ein passendes Referenzprojekt',
      hi: 'इससे मिलती-जुलती केस स्टडी',
    }),
    included: line('heading of the parts of a service with pages of their own', {
      en: 'Services included',
      de: 'Enthaltene Leistungen',
      hi: 'इसमें शामिल सेवाएँ',
    }),
    covers: line('heading of the parts of a service', {
      en: 'What it covers',
      de: 'Was dazugehört',
      hi: 'इसमें क्या-क्या शामिल है',
    }),
    view: line('heading of the text', {
      en: 'Our view',
      de: 'Unser Standpunkt',
      hi: 'हमारा दृष्टिकोण',
    }),
    steps: line('heading of the steps', {
      en: 'What we do, step by step',
      de: 'Unser Vorgehen, Schritt für Schritt',
      hi: 'हमारी कार्यविधि, चरण दर चरण',
    }),
    moreOf: template('heading of the other parts of a service', ['service'], {
      en: 'More of {service}',
      de: 'Mehr aus dem Bereich {service}',
      hi: '{service}: अन्य सेवाएँ',
    }),
    whereAndForWhom: line('heading of links to regions, cases and articles', {
      en: 'Where and for whom',
      de: 'Wo und für wen',
      hi: 'कहाँ और किसके लिए',
    }),
    nextStep: line('heading of the invitation', {
      en: 'Next step',
      de: 'Der nächste Schritt',
      hi: 'अगला कदम',
    }),
    related: line('heading of the services that belong to an article', {
      en: 'Services',
      de: 'Passende Leistungen',
      hi: 'संबंधित सेवाएँ',
    }),
  },
  addresses: {
    services: address('folder of the services', { en: 'services', de: 'leistungen', hi: 'sevaen' }),
  },
  ui: {
    services: line('heading of links to services', {
      en: 'Services',
      de: 'Leistungen',
      hi: 'सेवाएँ',
    }),
  },
  search: {
    services: line('group of results', { en: 'Services', de: 'Leistungen', hi: 'सेवाएँ' }),
  },
  discovery: {
    services: line('heading in llms.txt', { en: 'Services', de: 'Leistungen', hi: 'सेवाएँ' }),
  },
};
