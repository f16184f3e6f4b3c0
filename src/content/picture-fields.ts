import { z } from 'zod';
import { text } from './fields.ts';

/** Pictures beside the files that name them. */

/** A picture beside the file that names it. The content check opens it. */
export const picture = (description: string) =>
  z.string().meta({
    description: `${description}, as a path relative to this file, such as ./images/name/picture.jpg`,
    shared: true,
    picture: true,
  });

/** The point of a picture that stays in view where the picture is cropped. */
export const pictureFocus = z
  .string()
  .refine((value) => /^(?:100|\d\d?)% (?:100|\d\d?)%$/.test(value), {
    error: 'is not a position in the picture',
    params: { fix: 'Write how far it is from the left and from the top: 50% 30%.' },
  })
  .meta({
    description:
      'point that stays in view when the picture is cropped, from the left and from the top, such as 50% 30%',
    shared: true,
  });

/** The fields of a photograph on a page. */
export const photograph = (description: string) => ({
  image: picture(description).optional(),
  imageAlt: text(
    'what the picture shows, for people who cannot see it; required with an image',
    10,
    200,
  ).optional(),
  imageCaption: text('caption of the picture, with place and year', 5, 160).optional(),
  imageFocus: pictureFocus.optional(),
});

/** The fields of a photograph that no page shows without the picture. */
export const photographCompanions = {
  fields: ['imageAlt', 'imageCaption'],
  of: 'image',
} as const;
