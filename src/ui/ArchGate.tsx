interface Statement {
  heading: string;
  text: string;
  more?: string | undefined;
}

interface Props {
  /** On the soil. */
  outer: Statement;
  /** On a sheet. */
  inner: Statement;
}

interface PartProps extends Statement {
  className: string;
}

/**
 * What is in an arch begins where its head is wide enough for it. The horizon of one that stands above
 * another reaches from edge to edge of the window.
 */
const arch =
  'relative rounded-t-arch px-[12%] pt-[26%] pb-12 forced-colors:border forced-colors:border-b-0 print:px-0 print:py-3';

const Arch = ({ heading, text, more, className }: PartProps) => (
  <section className={`${arch} ${className}`}>
    <h2 className="label">{heading}</h2>
    <p className="font-display text-2xl text-balance lg:text-xl">{text}</p>
    {more && <p className="mt-5 max-w-measure text-sm">{more}</p>}
  </section>
);

/** Two statements in arches, which stand on the horizon: side by side on wide screens. */
export const ArchGate = ({ outer, inner }: Props) => (
  <div className="field horizon">
    <div className="wrap grid gap-8 lg:grid-cols-2 lg:pt-6">
      <Arch {...outer} className="soil border border-b-0 border-edge" />
      <div className="bleed-horizon -mt-8 h-1.5 lg:hidden print:hidden" />
      <Arch {...inner} className="sheet border border-b-0 border-rule" />
    </div>
  </div>
);
