import { z } from 'zod';
import { date } from '../../../content/code-fields.ts';
import { defineKind, foundByTexts, pageOf } from '../../../content/define-kind.ts';
import {
  head,
  icon,
  list,
  order,
  reference,
  references,
  text,
  titled,
} from '../../../content/fields.ts';
import { nestedFileName } from '../../../content/kind.ts';

const serviceSchema = z.strictObject({
  ...head,
  order,
  icon,
  title: text('name of the service', 3, 70),
  description: text('what the service is, one or two sentences, shown on its card', 60, 260),
  line: text('what the service is, in a few words, shown in the menu', 8, 48).optional(),
  points: list('bullets on the card', [3, 6], text('one bullet', 3, 80)),
  lead: text('introduction of the page, one to three sentences', 80, 500),
  audience: text('who the service is for', 40, 500),
  duration: text('how long it takes, in a few words, shown large', 4, 60),
  durationNote: text('more about the time, in one or a few sentences', 10, 300).optional(),
  steps: list('what we do, step by step', [3, 7], titled('one step')),
  deliverables: list('what the client receives', [3, 8], text('one deliverable', 8, 200)),
  fee: text('what it costs, in a few words, shown large', 4, 60).optional(),
  feeNote: text('how the fee is charged, in one or a few sentences', 10, 400).optional(),
  extractTitle: text('what the sample extract is taken from', 8, 120).optional(),
  extract: list('sample extract of a deliverable, line by line', [0, 8], {
    term: text('label of one line', 2, 60),
    text: text('what the line says', 2, 400),
  }).optional(),
  extractDocument: text('the document that the extract is a page of', 4, 60).optional(),
  extractPage: text('which page of it, such as Page 7 of 25', 2, 40).optional(),
  extractNote: text('a note in the margin of the extract', 10, 120).optional(),
  extractCheckedBy: reference(
    'team',
    'file name of the team member who checked the extract',
  ).optional(),
  extractChecked: date('day on which the extract was checked').optional(),
  team: references('team', 'file name of a team member')
    .describe('who does the work, the person in charge first')
    .optional(),
  caseStudy: reference('caseStudies', 'file name of the case study that shows it best').optional(),
  law: list('which law or standard applies', [], {
    id: reference('law', 'file name of an entry in the register of law'),
    note: text('what it requires, in one or a few sentences', 20, 600),
  }).optional(),
  regions: references('regions', 'file name of a region')
    .describe('regions where the service is offered')
    .optional(),
  areas: list(
    'parts of the service, such as the four kinds of due diligence',
    [],
    titled('one part of the service'),
  ).optional(),
  nextStep: text('invitation at the end of the page', 30, 300),
  scheduling: z
    .boolean()
    .describe('true adds a link for scheduling a call to the end of the page')
    .optional(),
});

export const services = defineKind({
  ...pageOf('services'),
  ...foundByTexts,
  folder: 'services',
  ending: 'md',
  label: 'Services',
  singular: 'service',
  schema: serviceSchema,
  fileName: nestedFileName,
  companions: [
    { fields: ['feeNote'], of: 'fee' },
    { fields: ['extract'], of: 'extractTitle' },
    {
      fields: [
        'extractTitle',
        'extractDocument',
        'extractNote',
        'extractCheckedBy',
        'extractChecked',
      ],
      of: 'extract',
    },
    { fields: ['extractPage'], of: 'extractDocument' },
  ],
  undated: true,
  address: (slug, paths) => paths.service(slug),
  slugs: true,
  editor: { group: 'Offer', opening: 'lead' },
  // A service in a subfolder is a part of the service that the folder is named after.
  derive: ({ id, body, lines, headings }) => ({
    parent: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : undefined,
    body,
    lines,
    headings,
  }),
  listedOn: ['home'],
});

export type Service = ReturnType<typeof services.build>;

export const findMainServices = (services: Service[]) =>
  services.filter(({ parent }) => parent === undefined);

/** @returns the main services that are among `ids`, or of which a part is */
export const findPractices = (services: Service[], ids: readonly string[]) =>
  findMainServices(services).filter(({ id }) =>
    ids.some((other) => other === id || other.startsWith(`${id}/`)),
  );

export const findSubServices = (services: Service[], parent: string) =>
  services.filter((service) => service.parent === parent);
