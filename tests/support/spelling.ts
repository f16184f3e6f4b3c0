/**
 * The texts use British English. Each pair is an American form, matched at the beginning of a
 * word, and its British replacement. "Program" is missing, because it is also British for software.
 */
export const spellingPairs: [american: string, british: string][] = [
  ['labor(s|ed|ing|er|ers)?\\b', 'labour'],
  ['(re)?organiz', 'organis'],
  ['optimiz', 'optimis'],
  ['rationaliz', 'rationalis'],
  ['recogniz', 'recognis'],
  ['realiz', 'realis'],
  ['(un)?authoriz', 'authoris'],
  ['summariz', 'summaris'],
  ['prioritiz', 'prioritis'],
  ['standardiz', 'standardis'],
  ['centraliz', 'centralis'],
  ['formaliz', 'formalis'],
  ['finaliz', 'finalis'],
  ['utiliz', 'utilis'],
  ['minimiz', 'minimis'],
  ['maximiz', 'maximis'],
  ['specializ', 'specialis'],
  ['penaliz', 'penalis'],
  ['categoriz', 'categoris'],
  ['criticiz', 'criticis'],
  ['emphasiz', 'emphasis'],
  ['apologiz', 'apologis'],
  ['customiz', 'customis'],
  ['capitaliz', 'capitalis'],
  ['itemiz', 'itemis'],
  ['analyz', 'analys'],
  ['behavior', 'behaviour'],
  ['favor', 'favour'],
  ['honor(s|ed|ing)?\\b', 'honour'],
  ['color', 'colour'],
  ['neighbor', 'neighbour'],
  ['center', 'centre'],
  ['defense', 'defence'],
  ['offense', 'offence'],
  ['canceled|canceling', 'cancelled, cancelling'],
  ['labeled|labeling', 'labelled, labelling'],
  ['traveled|traveling|traveler', 'travelled, travelling, traveller'],
  ['modeled|modeling', 'modelled, modelling'],
  ['fulfills?\\b|fulfillment', 'fulfil, fulfilment'],
  ['enrolls?\\b|enrollment', 'enrol, enrolment'],
  ['installments?\\b', 'instalment'],
  ['catalogs?\\b', 'catalogue'],
  ['paychecks?\\b', 'pay slip'],
  ['gotten\\b', 'got'],
];

/**
 * American forms that are allowed: the names of services and the mission, as specified, and the
 * names of acts and authorities.
 */
export const allowedForms = [
  'state labor laws',
  'knowledge center',
  'process optimization',
  'organizational development',
  'organizational transformation',
  'empower organizations',
  'high-performing organization',
  'labor standards act',
  'national labor relations',
  'department of labor',
];
