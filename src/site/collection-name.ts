import type { Language } from '../content/languages.ts';
import type { KindName } from '../registry.ts';

/** @returns the name of Astro's collection of a content kind in one language */
export const collectionName = (kind: KindName, { prefix, code }: Language) =>
  prefix === '' ? kind : `${kind}-${code}`;
