import { address, line, plural, template } from '../../../content/words/define.ts';

/** Words of case studies. */
export const words = {
  caseStudies: {
    allIndustries: line('tab that shows every case study'),
    industry: line('accessible name of the tabs'),
    count: plural('how many case studies are shown'),
    results: line('heading'),
    challenges: line('heading'),
    solutions: line('heading'),
    notWorked: line('heading'),
    label: line('marks a summary on another page as a case study'),
    illustrative: line('marks a composed case study, and each figure of it'),
    before: line('label of a value'),
    after: line('label of a value'),
    quote: template('a quotation in quotation marks', 'quote'),
    quoteStart: template('the beginning of a quotation', 'quote'),
    wholeTestimonial: line('opens the testimonial'),
    showLess: line('closes the testimonial'),
    services: template('the services that were used', 'services'),
  },
  addresses: {
    'case-studies': address('case studies'),
  },
  ui: {
    caseStudies: line('heading of links to case studies'),
  },
  search: {
    caseStudies: line('group of results'),
  },
};
