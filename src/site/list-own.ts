import type { EntryOf, KindName } from '../registry.ts';
import type { Site } from './site.ts';

/** @returns the entries of a kind without those that are shown in another language */
export const listOwn = async <Name extends KindName>(
  { getEntries }: Pick<Site, 'getEntries'>,
  name: Name,
): Promise<EntryOf<Name>[]> =>
  (await getEntries(name)).filter((entry: object) => !('tag' in entry && entry.tag));
