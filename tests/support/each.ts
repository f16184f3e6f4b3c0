import { contentFolder } from '../../src/content/folder.ts';
import { readFirm } from './read-site.ts';

/** Whether the content is the sample in `content/`. The examples are samples, too, but have less. */
export const isSample = readFirm().sample === true && contentFolder() === 'content';

/**
 * For the loops of a test, because a loop over nothing asserts nothing.
 * @param what the list has, for the message
 * @throws if the list is empty, unless a firm of its own may lack what the sample has
 */
export function each<Item>(list: Iterable<Item>, what: string): Item[] {
  const items = [...list];
  if (items.length === 0 && isSample) throw new Error(`The test would assert nothing: no ${what}`);
  return items;
}
