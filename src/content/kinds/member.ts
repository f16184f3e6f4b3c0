import { z } from 'zod';
import { head, order, sample, text, webAddress } from '../fields.ts';

/** `image` is a string in the content check and Astro's image type in the build. */
export const createMemberSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    order,
    name: text('name of the person', 2, 80),
    role: text('role in the firm', 2, 80),
    bio: text('who they are, two to four sentences', 80, 700),
    initials: z
      .string()
      .refine((value) => /^\p{Lu}{1,3}$/u.test(value), {
        error: 'is not a set of initials',
        params: { fix: 'Write one to three capital letters: AR.' },
      })
      .describe('one to three capital letters, shown where there is no portrait'),
    image: image.describe('portrait, as a path beside this file: ./portraits/name.jpg').optional(),
    linkedin: webAddress('profile on the professional network'),
    updated: head.updated,
    sample,
  });

export const teamSchema = createMemberSchema(z.string());

export type TeamFileData = z.infer<typeof teamSchema>;
