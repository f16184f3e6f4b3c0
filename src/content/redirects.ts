import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentFolder } from './folder.ts';
import { redirectsSchema } from './kinds/redirects.ts';

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];

/** @returns the redirects of all languages; an empty list if the firm has no such file */
export function readRedirects(): Redirect[] {
  const file = `${contentFolder()}/redirects.yaml`;
  if (!existsSync(file)) return [];
  return redirectsSchema.parse(parse(readFileSync(file, 'utf8'))).redirects;
}
