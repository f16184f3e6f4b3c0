import type { ReactNode } from 'react';

const grid = 'grid gap-x-8 gap-y-12';

const looks = {
  two: `${grid} sm:grid-cols-2`,
  /** For exactly three cards, which would stand 2 and 1 on the way. */
  three: `${grid} md:grid-cols-3`,
  twoThenThree: `${grid} sm:grid-cols-2 lg:grid-cols-3`,
};

interface Props {
  columns: keyof typeof looks;
  /** List items with a card in each. */
  children: ReactNode;
}

/** Cards side by side where there is room. */
export function CardGrid({ columns, children }: Props) {
  return <ul className={looks[columns]}>{children}</ul>;
}
