interface Props {
  x: number;
  end: number;
  /** Whether it ended on the day of the headline. */
  isTurn: boolean;
}

/** Where a law ended: the round end of a line without length, which no scale makes an ellipse. */
export const LawTip = ({ x, end, isTurn }: Props) => (
  <>
    <path className="law-tip" d={`M${x} ${end}h.01`} />
    {!isTurn && <path className="law-hole" d={`M${x} ${end}h.01`} />}
  </>
);
