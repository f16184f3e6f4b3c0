import { posix } from 'node:path';
import { compareDates, toDate } from '../../src/content/dates.ts';
import { type Industry, industries } from '../../src/content/vocabulary.ts';
import { fieldProblem, pick } from './entries.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';
import type { FieldPath, Source } from './source.ts';

/** Names in one file that must be a file elsewhere. */
function checkServices(entries: Source[], all: string[]): Problem[] {
  const main = all.filter((id) => !id.includes('/'));
  const check = (entry: Source, path: FieldPath, id: string, known: string[], others: string[]) => {
    if (!known.includes(id))
      return [
        fieldProblem(
          entry,
          path,
          `there is no service ${quote(id)}`,
          `${suggest(id, known)}Write the file name without its ending: ${known.join(', ')}.`,
        ),
      ];
    return others.includes(id)
      ? [fieldProblem(entry, path, `${quote(id)} is named twice`, 'Delete one of the two.')]
      : [];
  };
  return [
    ...[...pick(entries, 'articles'), ...pick(entries, 'caseStudies')].flatMap((entry) =>
      entry.data.services.flatMap((id, index) =>
        check(entry, ['services', index], id, all, entry.data.services.slice(0, index)),
      ),
    ),
    ...pick(entries, 'sectors').flatMap((entry) => {
      const ids = entry.data.services.map(({ service }) => service);
      return ids.flatMap((id, index) =>
        check(entry, ['services', index, 'service'], id, main, ids.slice(0, index)),
      );
    }),
  ];
}

function checkIndustries(entries: Source[]): Problem[] {
  const known = pick(entries, 'sectors').map(({ data }) => data.title);
  const missing = (industry: Industry) => !known.includes(industry);
  const fix = (industry: Industry) =>
    `Add a file for ${industry} in content/sectors, or choose another: ${industries.filter((other) => !missing(other)).join(', ')}.`;
  return [
    ...pick(entries, 'caseStudies')
      .filter(({ data }) => missing(data.industry))
      .map((entry) =>
        fieldProblem(
          entry,
          ['industry'],
          `no sector is called ${quote(entry.data.industry)}`,
          fix(entry.data.industry),
        ),
      ),
    ...pick(entries, 'regions').flatMap((entry) =>
      entry.data.sectors.flatMap((industry, index) =>
        missing(industry)
          ? [
              fieldProblem(
                entry,
                ['sectors', index],
                `no sector is called ${quote(industry)}`,
                fix(industry),
              ),
            ]
          : [],
      ),
    ),
  ];
}

function checkDates(entries: Source[]): Problem[] {
  const earlier = (a: string | undefined, b: string) => a && compareDates(toDate(a), toDate(b)) < 0;
  return [
    ...pick(entries, 'articles')
      .filter(({ data }) => earlier(data.updated, data.date))
      .map((entry) =>
        fieldProblem(
          entry,
          ['updated'],
          `${quote(entry.data.updated)} lies before the day of publication`,
          `Write ${entry.data.date} or a later day, or delete the field.`,
        ),
      ),
    ...pick(entries, 'openings')
      .filter(({ data }) => earlier(data.closes, data.postedDate))
      .map((entry) =>
        fieldProblem(
          entry,
          ['closes'],
          `${quote(entry.data.closes)} lies before the day of posting`,
          `Write a day after ${entry.data.postedDate}, or delete the field.`,
        ),
      ),
  ];
}

/** @param pictures paths of the pictures in `content/`; false where a file is no readable picture */
function checkPortraits(entries: Source[], pictures: Map<string, boolean>): Problem[] {
  return pick(entries, 'team').flatMap((entry) => {
    const { image } = entry.data;
    if (image === undefined) return [];
    if (!image.startsWith('./'))
      return [
        fieldProblem(
          entry,
          ['image'],
          `${quote(image)} is not a path beside this file`,
          'Write it like ./portraits/name.jpg.',
        ),
      ];
    const path = posix.join(posix.dirname(entry.file), image);
    const readable = pictures.get(path);
    const fix = `Put the picture at ${path}, or delete the field: then the initials are shown.`;
    if (readable === undefined)
      return [fieldProblem(entry, ['image'], `there is no picture at ${quote(image)}`, fix)];
    return readable
      ? []
      : [
          fieldProblem(
            entry,
            ['image'],
            `${quote(image)} cannot be opened as a picture`,
            'Save it again as JPEG, PNG, WebP or AVIF.',
          ),
        ];
  });
}

/**
 * What one file says of another.
 * @param services ids of all services, also of those that have a problem of their own
 */
export const checkReferences = (
  entries: Source[],
  services: string[],
  pictures: Map<string, boolean>,
): Problem[] => [
  ...checkServices(entries, services),
  ...checkIndustries(entries),
  ...checkDates(entries),
  ...checkPortraits(entries, pictures),
];
