import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of regions and their maps. */
export const words = {
  regions: {
    worldMap: line('accessible name of the map of all regions', {
      en: 'Map of the regions where we work',
      de: 'Karte der Regionen, in denen wir tätig sind',
      hi: 'मानचित्र, जिसमें हमारे कार्यक्षेत्र दिखाए गए हैं',
    }),
    map: template('accessible name of the map of a region', ['region'], {
      en: 'Map of {region}',
      de: 'Karte: {region}',
      hi: 'मानचित्र: {region}',
    }),
    headquarters: line('key of the map', { en: 'Headquarters', de: 'Hauptsitz', hi: 'मुख्यालय' }),
    offices: line('key of the map', { en: 'Offices', de: 'Büros', hi: 'कार्यालय' }),
    partners: line('key of the map', { en: 'Partners', de: 'Partner', hi: 'साझेदार' }),
    office: line('what the firm has in a city', { en: 'Office', de: 'Büro', hi: 'कार्यालय' }),
    partner: line('what the firm has in a city', { en: 'Partner', de: 'Partner', hi: 'साझेदार' }),
    cities: template('description of the map', ['kind', 'cities'], {
      en: '{kind}: {cities}.',
      de: '{kind}: {cities}.',
      hi: '{kind}: {cities}।',
    }),
    stateDuties: plural('accessible name of a state on the map', ['state'], {
      en: { one: '{state}: {count} duty of its own', other: '{state}: {count} duties of its own' },
      de: { one: '{state}: {count} eigene Pflicht', other: '{state}: {count} eigene Pflichten' },
      hi: { one: '{state}: {count} अलग कर्तव्य', other: '{state}: {count} अलग कर्तव्य' },
    }),
    tilesNote: plural('note under the map of states', ['all'], {
      en: {
        one: 'Of {all} states and territories, {count} has duties of its own in our calendar.',
        other: 'Of {all} states and territories, {count} have duties of their own in our calendar.',
      },
      de: {
        one: 'Von {all} Ländern und Gebieten hat {count} eigene Pflichten in unserem Kalender.',
        other: 'Von {all} Ländern und Gebieten haben {count} eigene Pflichten in unserem Kalender.',
      },
      hi: {
        one: '{all} राज्यों और केंद्र शासित प्रदेशों में से {count} के अपने कर्तव्य हमारे कैलेंडर में हैं।',
        other: '{all} राज्यों और केंद्र शासित प्रदेशों में से {count} के अपने कर्तव्य हमारे कैलेंडर में हैं।',
      },
    }),
    mapNote: line('note under a map', {
      en: 'Boundaries are schematic. Map data: Natural Earth.',
      de: 'Grenzverläufe schematisch. Kartendaten: Natural Earth.',
      hi: 'सीमाएँ केवल सांकेतिक हैं। मानचित्र डेटा: Natural Earth।',
    }),
    timeNote: template('note under the time differences of cities', ['city'], {
      en: 'Hours: difference from {city}',
      de: 'Stunden: Unterschied zu {city}',
      hi: 'घंटे: {city} से अंतर',
    }),
    partnerKind: line('heading of the text on the kind of partner', {
      en: 'Kind of partner',
      de: 'Art der Partner',
      hi: 'साझेदार किस प्रकार के हैं',
    }),
    ownStaff: line('the same heading where the firm has no partners', {
      en: 'Who does the work',
      de: 'Wer die Arbeit macht',
      hi: 'काम कौन करता है',
    }),
    setup: line('heading of the table of steps to set up', {
      en: 'Setting up there',
      de: 'Dort ein Unternehmen aufbauen',
      hi: 'वहाँ काम शुरू करना',
    }),
    setupStep: line('heading of the column with the steps and their usual times', {
      en: 'Step and usual time',
      de: 'Schritt und übliche Dauer',
      hi: 'चरण और सामान्य समय',
    }),
    setupText: line('heading of the column with what a step requires', {
      en: 'What it takes',
      de: 'Was dafür nötig ist',
      hi: 'क्या करना होता है',
    }),
    immigration: line('heading of the immigration routes', {
      en: 'Immigration routes',
      de: 'Aufenthalt und Arbeitserlaubnis',
      hi: 'वीज़ा और कार्य परमिट',
    }),
    links: line('heading of links to sectors, cases and services', {
      en: 'Sectors, cases and services',
      de: 'Branchen, Referenzen und Leistungen',
      hi: 'उद्योग, केस स्टडी और सेवाएँ',
    }),
  },
  addresses: {
    'where-we-operate': address('regions', {
      en: 'where-we-operate',
      de: 'regionen',
      hi: 'karya-kshetra',
    }),
  },
  ui: {
    regions: line('heading of links to regions', { en: 'Regions', de: 'Regionen', hi: 'क्षेत्र' }),
  },
  search: {
    regions: line('group of results', { en: 'Regions', de: 'Regionen', hi: 'क्षेत्र' }),
  },
};
