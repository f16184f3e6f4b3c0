import { z } from 'zod';
import { textWhere } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { onlyFile } from '../kind.ts';

const steps = '[\\w-]+(?:/[\\w-]+)*';

const address = (pattern: RegExp, description: string, example: string) =>
  textWhere(
    pattern,
    'is not an address of this site',
    `Write it without https:// and the domain, and without what follows a ?, # or dot: ${example}.`,
  ).meta({ description, shared: true });

const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: address(
          new RegExp(`^/${steps}$`),
          'address that the page had, without https:// and the domain, such as /services/hr',
          '/services/hr',
        ),
        to: address(
          new RegExp(`^/(?:${steps})?$`),
          'address of the page now, without https:// and the domain, such as /services/hr-advisory',
          '/services/hr-advisory',
        ),
      }),
    )
    .describe('pages that have moved')
    .optional(),
});

/** Former addresses of pages, which hosts redirect. */
export const redirects = defineKind({
  ...onlyFile('redirects'),
  label: 'Redirects',
  singular: 'list of redirects',
  schema: redirectsSchema,
  inAllLanguages: true,
});

export type Redirect = NonNullable<z.infer<typeof redirectsSchema>['redirects']>[number];
