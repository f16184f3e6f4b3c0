import type { ReactNode } from 'react';

const grid = 'grid gap-x-8 gap-y-4 sm:gap-y-12';

const looks = {
  one: grid,
  two: `${grid} sm:grid-cols-2`,
  three: `${grid} max-lg:pairs sm:grid-cols-2 lg:grid-cols-3`,
  /** Without a layout in two columns, which would leave one of three alone in its row. */
  threeAtOnce: `${grid} md:grid-cols-3`,
  four: `${grid} max-lg:pairs sm:grid-cols-2 lg:grid-cols-4`,
};

/** Four columns where three would leave one card alone in the last row. */
const chooseLook = (count: number) => {
  if (count === 1) return looks.one;
  if (count === 2) return looks.two;
  if (count === 3) return looks.threeAtOnce;
  return count % 3 === 1 ? looks.four : looks.three;
};

interface Props {
  /** How many cards there are. */
  count: number;
  /** List items, each with a card. */
  children: ReactNode;
}

/** A list of cards in three or four columns, whichever avoids a single card in the last row. */
export function CardGrid({ count, children }: Props) {
  return <ul className={chooseLook(count)}>{children}</ul>;
}
