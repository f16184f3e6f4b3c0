import type { EntryOf, KindName } from '../registry.ts';
import type { Site } from './site.ts';

/** The entries of several kinds, each list under the name of its kind. */
export type EntriesOf<Name extends KindName> = { [Kind in Name]: EntryOf<Kind>[] };

/** Gets the published entries of several kinds, in list order. */
export async function getKinds<Name extends KindName>(
  { getEntries }: Pick<Site, 'getEntries'>,
  ...names: Name[]
): Promise<EntriesOf<Name>> {
  const kinds = names.map(async (name) => [name, await getEntries(name)]);
  return Object.fromEntries(await Promise.all(kinds));
}
