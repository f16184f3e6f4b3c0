import { address, line, template } from '../../../content/words/define.ts';

/** Words of services. */
export const words = {
  services: {
    atAGlance: line('heading of the facts'),
    practiceList: line('heading of the practices of a person'),
    audience: line('label'),
    deliverables: line('label'),
    duration: line('label'),
    feeBasis: line('label of how the fee is charged'),
    team: line('label of the people who do the work'),
    extract: line('heading of the sample extract of a deliverable'),
    checkedBy: template('who checked the extract', 'name'),
    sample: line('stamp on the extract'),
    matchingCase: line('heading of the case study that matches'),
    included: line('heading of the parts of a service with pages of their own'),
    covers: line('heading of the parts of a service'),
    view: line('heading of the text'),
    steps: line('heading of the steps'),
    moreOf: template('heading of the other parts of a service', 'service'),
    whereAndForWhom: line('heading of links to regions, cases and articles'),
    nextStep: line('heading of the invitation'),
    related: line('heading of the services that belong to an article'),
  },
  addresses: {
    services: address('folder of the services'),
  },
  ui: {
    services: line('heading of links to services'),
  },
  search: {
    services: line('group of results'),
  },
  discovery: {
    services: line('heading in llms.txt'),
  },
};
