import type { AnyKind } from './kind.ts';

/** @returns the id of the page that lists all entries of a kind: the home page shows a few */
export const findCarrier = ({ listedOn = [] }: Pick<AnyKind, 'listedOn'>) =>
  listedOn.find((id) => id !== 'home');
