import { z } from 'zod';
import {
  date,
  head,
  icon,
  mailbox,
  order,
  paragraphs,
  text,
  titled,
  webAddress,
} from './schema-fields.ts';

/**
 * One strict schema per kind of content file. Every field carries a description, in an
 * editor's words: the content check prints it when the field is missing or wrong.
 */

export const categories = [
  'HR Advisory',
  'Legal',
  'Compliance',
  'Finance',
  'Talent Acquisition',
] as const;

export const industries = [
  'Manufacturing',
  'Technology',
  'Financial Services',
  'Retail',
  'Healthcare',
  'Consumer Goods',
] as const;

export const departments = ['Marketing', 'Business Development', 'Human Resources'] as const;
export const jobTypes = ['Internship', 'Full-time', 'Contract'] as const;
export const regionIds = ['india', 'apac', 'uk', 'us'] as const;

export type Category = (typeof categories)[number];
export type Industry = (typeof industries)[number];
export type Department = (typeof departments)[number];
export type JobType = (typeof jobTypes)[number];
export type RegionId = (typeof regionIds)[number];

const sample = z
  .boolean()
  .describe('true marks what came with the project; delete the line when the words are your own')
  .optional();

export const firmSchema = z.strictObject({
  name: text('name of the firm, as clients say it', 2, 60),
  legalName: text('registered name of the firm, for legal pages', 2, 120),
  blurb: text('what the firm is, one or two sentences, shown in the footer', 40, 240),
  description: text('the firm in one sentence, for search engines, 70 to 160 characters', 70, 160),
  siteUrl: webAddress('address of the site, without a slash at the end'),
  email: mailbox('general mailbox; job applications go here too'),
  careersEmail: mailbox('mailbox of the recruitment team'),
  grievanceEmail: mailbox('mailbox for privacy questions and complaints'),
  phone: z
    .string()
    .refine((value) => /^\+[1-9][0-9 ]{6,18}$/.test(value), {
      error: 'is not a phone number in international form',
      params: {
        mend: 'Write a plus sign, the country code, then digits and spaces: +44 20 0000 0000.',
      },
    })
    .describe('telephone number, in international form'),
  address: z
    .strictObject({
      lines: z.array(text('one line of the address')).min(1).describe('building and street'),
      locality: text('city'),
      region: text('state'),
      postalCode: text('postal code'),
      country: text('name of the country'),
      countryCode: z.string().length(2).describe('two-letter code of the country, such as IN'),
    })
    .describe('address of the office'),
  bookingUrl: webAddress('page where a visitor books a consultation'),
  schedulingUrl: webAddress('page where a visitor schedules a call about a case or a search'),
  networkUrl: webAddress('page of the firm on the professional network'),
  credit: z
    .strictObject({ label: text('name of the builder'), url: webAddress('site of the builder') })
    .describe('who built the site, linked at the end of the footer'),
  sample,
});

export const articleSchema = z.strictObject({
  title: text('title of the article', 10, 90),
  excerpt: text('teaser shown in lists, 120 to 160 characters', 120, 160),
  date: date('day of publication'),
  updated: date('day of the last change in substance').optional(),
  category: z.enum(categories).describe('category of the article'),
  content: text('short opening paragraph, shown large above the text', 80, 600),
  services: z
    .array(text('a service page, such as hr-advisory/payroll-services'))
    .min(1)
    .max(3)
    .describe('the services the article belongs to, the closest first'),
  author: text('name of the author; without one, the firm is the author').optional(),
  sources: z
    .array(
      z.strictObject({
        label: text('act, section and year, or official publication'),
        url: webAddress('address of the source').optional(),
      }),
    )
    .min(1)
    .describe('sources named at the end of the article'),
  draft: z.boolean().describe('true keeps the article out of the published site').optional(),
});

export const serviceSchema = z.strictObject({
  ...head,
  order,
  icon,
  title: text('name of the service', 3, 70),
  description: text('what the service is, one or two sentences, shown on its card', 60, 260),
  points: z
    .array(text('one bullet', 3, 80))
    .min(3)
    .max(6)
    .describe('bullets on the card'),
  lead: text('opening of the page, one to three sentences', 80, 500),
  audience: text('who the service is for', 40, 500),
  duration: text('how long it tends to take', 10, 300),
  steps: z.array(titled('one step')).min(3).max(7).describe('what we do, step by step'),
  deliverables: z
    .array(text('one thing the client holds', 8, 200))
    .min(3)
    .max(8)
    .describe('what the client holds at the end'),
  law: z
    .array(
      z.strictObject({
        name: text('act or standard, with its year'),
        note: text('what it asks, in a sentence', 20, 400),
      }),
    )
    .min(1)
    .describe('which law or standard applies'),
  regions: z.array(z.enum(regionIds)).min(1).describe('regions where the service is offered'),
  areas: z
    .array(titled('one part of the service'))
    .describe('named parts of the service, such as the four kinds of due diligence')
    .optional(),
  nextStep: text('the invitation at the end of the page', 30, 300),
  scheduling: z
    .boolean()
    .describe('whether a call can be scheduled from the page, beside the consultation')
    .optional(),
});

export const regionSchema = z.strictObject({
  ...head,
  order,
  icon,
  title: text('name of the region, as on its card'),
  shortName: text('short name, used inside sentences'),
  description: text('what we do there, one or two sentences, shown on the card', 60, 260),
  points: z
    .array(text('one bullet', 5, 90))
    .length(5)
    .describe('five bullets on the card'),
  heading: text('heading of the page', 5, 90),
  intro: paragraphs('introduction of the page'),
  presenceHeading: text('heading of the section about our presence there', 5, 90),
  presence: paragraphs('who we are there and how we work'),
  cities: z
    .array(
      z.strictObject({
        name: text('name of the city'),
        longitude: z.number().min(-180).max(180).describe('degrees east; west is negative'),
        latitude: z.number().min(-90).max(90).describe('degrees north; south is negative'),
        kind: z.enum(['headquarters', 'partner']).describe('headquarters or partner'),
      }),
    )
    .min(1)
    .describe('cities marked on the map'),
  focusHeading: text('heading of the list of focus areas', 5, 90),
  focus: z
    .array(titled('one focus area'))
    .length(6)
    .describe('six key focus areas, each a title and a sentence'),
  sectors: z.array(z.enum(industries)).min(1).describe('sectors we serve there'),
  invitationHeading: text('heading of the closing invitation', 5, 90),
  invitation: text('closing invitation to partner', 40, 500),
});

export const sectorSchema = z.strictObject({
  order,
  icon,
  title: z.enum(industries).describe('name of the sector'),
  description: text('what is particular about the sector, two or three sentences', 80, 500),
  needs: z
    .array(text('one need', 10, 160))
    .min(3)
    .max(5)
    .describe('what firms there ask us for'),
  services: z
    .array(
      z.strictObject({
        service: text('one of the six main services, such as legal-services'),
        demand: z.enum(['most', 'often', 'sometimes']).describe('most, often or sometimes'),
      }),
    )
    .min(3)
    .describe('which services the sector asks for, and how much'),
  updated: head.updated,
});

export const caseStudySchema = z.strictObject({
  order,
  title: text('title of the study', 10, 100),
  industry: z.enum(industries).describe('industry of the client'),
  client: text('the client by kind, never by name', 10, 160),
  region: z.enum(regionIds).describe('region of the engagement'),
  services: z.array(text('a service page')).min(1).describe('services that were used'),
  description: text('the study in two or three sentences', 80, 500),
  challenges: z
    .array(text('one challenge', 20, 300))
    .min(2)
    .max(5)
    .describe('what was wrong'),
  solutions: z
    .array(text('one measure', 20, 300))
    .min(2)
    .max(6)
    .describe('what was done'),
  results: z
    .array(
      z.strictObject({
        figure: text('the number that stands large, with its unit, such as 31% or 9 weeks', 1, 12),
        text: text('what the number says, one sentence', 15, 200),
        comparison: z
          .strictObject({
            unit: text('unit of both numbers, such as % a year or days', 1, 40),
            before: z.number().min(0).describe('the number before'),
            after: z.number().min(0).describe('the number after'),
          })
          .describe('two numbers, drawn as before and after')
          .optional(),
      }),
    )
    .min(2)
    .max(4)
    .describe('results, each with its number'),
  testimonial: z
    .strictObject({
      quote: z
        .string()
        .trim()
        .refine((value) => [...value].length > 100, {
          error: 'is too short for the preview, which shows the first 100 characters',
          params: { mend: 'Write a testimonial of more than 100 characters.' },
        })
        .describe('what the client said, more than 100 characters'),
      by: text('who said it, by role'),
    })
    .describe('what the client said'),
  updated: head.updated,
  sample,
});

export const openingSchema = z.strictObject({
  title: text('title of the position', 3, 80),
  department: z.enum(departments).describe('department'),
  type: z.enum(jobTypes).describe('kind of employment'),
  location: z
    .strictObject({
      locality: text('city'),
      region: text('state'),
      countryCode: z.string().length(2).describe('two-letter code of the country, such as IN'),
    })
    .describe('place of work'),
  postedDate: date('day on which the opening was posted'),
  closes: date('last day for applications; after it the opening leaves the site').optional(),
  shortDescription: text('the position in two or three sentences, shown in the list', 80, 400),
  metaDescription: head.metaDescription,
  skills: z
    .array(text('one skill', 2, 60))
    .min(2)
    .max(10)
    .describe('skills asked for'),
  draft: z.boolean().describe('true keeps the opening out of the published site').optional(),
  sample,
});

/** `image` is a string in the content check and Astro's image type in the build. */
export const toTeamSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    order,
    name: text('name of the person', 2, 80),
    role: text('role in the firm', 2, 80),
    bio: text('who they are, two to four sentences', 80, 700),
    initials: z
      .string()
      .refine((value) => /^\p{Lu}{1,3}$/u.test(value), {
        error: 'is not a set of initials',
        params: { mend: 'Write one to three capital letters: AR.' },
      })
      .describe('one to three capital letters, shown where there is no portrait'),
    image: image.describe('portrait, as a path beside this file: ./portraits/name.jpg').optional(),
    linkedin: webAddress('profile on the professional network'),
    updated: head.updated,
    sample,
  });

export const teamSchema = toTeamSchema(z.string());

export const legalSchema = z.strictObject({
  ...head,
  order,
  title: text('title of the page', 3, 60),
  summary: text('what the page says, in one or two plain sentences', 40, 400),
  reviewedBy: text('who of counsel reviewed the text, and when').optional(),
});

export type Firm = z.infer<typeof firmSchema>;
export type ArticleData = z.infer<typeof articleSchema>;
export type ServiceData = z.infer<typeof serviceSchema>;
export type RegionData = z.infer<typeof regionSchema>;
export type SectorData = z.infer<typeof sectorSchema>;
export type CaseStudyData = z.infer<typeof caseStudySchema>;
export type OpeningData = z.infer<typeof openingSchema>;
export type TeamFileData = z.infer<typeof teamSchema>;
export type LegalData = z.infer<typeof legalSchema>;
