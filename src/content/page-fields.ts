import { z } from 'zod';
import { head, icon, text } from './fields.ts';

/** Fields that several pages share. */

/** What every page with an address has. */
export const pageHead = { ...head, heading: text('heading of the page', 2, 90) };
export const intro = text('introduction under the heading', 40, 500);
/** A heading and a text. */
export const block = (description: string) =>
  z
    .strictObject({ heading: text('heading', 1, 120), text: text('text', 20, 800) })
    .describe(description);
export const iconItem = z.strictObject({
  icon,
  title: text('title', 2, 60),
  text: text('text', 40, 500),
});
