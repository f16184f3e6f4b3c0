import type { Paths } from '../content/addresses.ts';
import type { Source } from '../site/source.ts';
import { addressOf, listFixedPaths } from './addresses.ts';
import { fieldProblem } from './entries.ts';
import type { Problem } from './problem.ts';

const hasSlug = ({ data }: Source) => Object.hasOwn((data ?? {}) as object, 'slug');

/** Finds slugs whose address belongs to another file of the language or to another page. */
export function checkSlugs(entries: Source[], paths: Paths): Problem[] {
  const byKind = Object.groupBy(entries, ({ kind }) => kind);
  const addresses = new Map(
    entries.map((entry) => [entry, addressOf(entry, byKind[entry.kind] ?? [], paths)]),
  );
  return entries.filter(hasSlug).flatMap((entry) => {
    const address = addresses.get(entry);
    const [other] = entries.filter(
      (candidate) => candidate !== entry && addresses.get(candidate) === address,
    );
    const isTaken = address !== undefined && Object.values(listFixedPaths(paths)).includes(address);
    const owner = other ? other.file : isTaken ? 'another page' : undefined;
    return owner === undefined
      ? []
      : [
          fieldProblem(
            entry,
            ['slug'],
            `the address ${address} belongs to ${owner}`,
            'Choose another slug.',
          ),
        ];
  });
}
