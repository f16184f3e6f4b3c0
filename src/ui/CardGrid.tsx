import type { ReactNode } from 'react';

const grid = 'grid gap-x-8 gap-y-12';

const looks = {
  two: `${grid} sm:grid-cols-2`,
  /** For exactly three cards: two columns would leave one card alone in a row. */
  three: `${grid} md:grid-cols-3`,
  twoThenThree: `${grid} sm:grid-cols-2 lg:grid-cols-3`,
};

interface Props {
  columns: keyof typeof looks;
  /** List items, each with a card. */
  children: ReactNode;
}

/** A list of cards, in columns on wide screens. */
export function CardGrid({ columns, children }: Props) {
  return <ul className={looks[columns]}>{children}</ul>;
}
