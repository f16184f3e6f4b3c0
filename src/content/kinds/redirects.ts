import { z } from 'zod';
import { textWhere } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { onlyFile } from '../kind.ts';
import { readYaml } from '../read-yaml.ts';

const steps = '[\\w-]+(?:/[\\w-]+)*';

const address = (pattern: RegExp, description: string, example: string) =>
  textWhere(
    pattern,
    'is not an address of this site',
    `Begin with / and leave out what follows a ?, # or dot: ${example}.`,
  ).meta({ description, shared: true });

const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: address(
          new RegExp(`^/${steps}$`),
          'address that the page had, such as /services/hr',
          '/services/hr',
        ),
        to: address(
          new RegExp(`^/(?:${steps})?$`),
          'address of the page now, such as /services/hr-advisory',
          '/services/hr-advisory',
        ),
      }),
    )
    .describe('pages that have moved'),
});

/** Former addresses of pages, which hosts redirect. */
export const redirects = defineKind({
  ...onlyFile('redirects'),
  label: 'Redirects',
  singular: 'list of redirects',
  schema: redirectsSchema,
  inAllLanguages: true,
});

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];

/** @returns the redirects of all languages; an empty list if the firm has no such file */
export function readRedirects(): Redirect[] {
  const data = readYaml('redirects.yaml');
  return data === undefined ? [] : redirectsSchema.parse(data).redirects;
}
