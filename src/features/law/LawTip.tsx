interface Props {
  x: number;
  end: number;
  /** Whether it ended on the day of the headline. */
  isTurn: boolean;
}

/** Where a law ended. */
export const LawTip = ({ x, end, isTurn }: Props) => (
  <circle className={isTurn ? undefined : 'law-other-day'} cx={x} cy={end} r="4.5" />
);
