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

/** What is in an arch begins where its flat head is wide enough for it. */
const arch =
  'rounded-t-[50%_8rem] px-[10%] pt-14 pb-10 lg:px-[12%] lg:pt-18 lg:pb-12 forced-colors:border forced-colors:border-b-0 print:px-0 print:py-3';

const Arch = ({ heading, text, more, className }: PartProps) => (
  <section className={`${arch} ${className}`}>
    <h2 className="label">{heading}</h2>
    <p className="font-display text-2xl text-balance lg:text-xl">{text}</p>
    {more && <p className="mt-5 max-w-measure text-sm">{more}</p>}
  </section>
);

/** Two statements in arches, which stand on the horizon: side by side on wide screens, on others one in the other. */
export const ArchGate = ({ outer, inner }: Props) => (
  <div className="field horizon">
    <div className="wrap grid lg:grid-cols-2 lg:gap-x-8 lg:pt-6">
      <Arch {...outer} className="soil" />
      <div className="soil grid px-4 lg:bg-transparent lg:px-0">
        <Arch {...inner} className="sheet" />
      </div>
    </div>
  </div>
);
