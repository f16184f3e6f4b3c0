import { z } from 'zod';
import { textWhere, webAddress } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { text } from '../fields.ts';
import { onlyFile } from '../kind.ts';

const repositorySchema = z.strictObject({
  host: z
    .enum(['github', 'gitlab', 'gitea'])
    .describe('software of the host of the repository; gitea also for Forgejo'),
  repository: textWhere(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'is not the name of a repository',
    'Write its owner, a slash and its name: example-firm/website.',
  ).meta({
    description: 'owner and name of the repository, such as example-firm/website',
    shared: true,
  }),
  branch: text('branch from which the site is built', 1, 80).meta({ shared: true }),
  server: webAddress(
    'address of a server of your own, such as https://git.example.org; if omitted, that of the host',
  ).optional(),
  applicationId: text('public identifier of the application for signing in, if the host offers it')
    .meta({ shared: true })
    .optional(),
});

export type Repository = z.infer<typeof repositorySchema>;

/** Where the content is stored, for the editor on the web. A firm that edits locally has none. */
export const repository = defineKind({
  ...onlyFile('repository'),
  inAllLanguages: true,
  label: 'Repository',
  singular: 'repository file',
  schema: repositorySchema,
});
