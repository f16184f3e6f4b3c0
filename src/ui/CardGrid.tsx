import type { ReactNode } from 'react';

interface Props {
  /** How many cards there are. */
  count: number;
  /** List items, each with a card. */
  children: ReactNode;
}

/** By the number of cards. Three have no layout in two columns, which would leave one alone in its row. */
const few = ['', '', 'sm:grid-cols-2', 'md:grid-cols-3'];
const many = 'max-lg:pairs sm:grid-cols-2';

/** A list of cards in three or four columns, whichever avoids a single card in the last row. */
export function CardGrid({ count, children }: Props) {
  const columns = few[count] ?? `${many} ${count % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`;
  return <ul className={`grid gap-x-8 gap-y-4 sm:gap-y-12 ${columns}`}>{children}</ul>;
}
