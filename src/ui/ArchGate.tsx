interface Statement {
  heading: string;
  text: string;
  more?: string | undefined;
}

interface Props {
  /** On the soil or the field. */
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

const Part = ({ heading, text, more, className }: PartProps) => (
  <section className={className}>
    <h2 className="label">{heading}</h2>
    <p className="font-display text-2xl text-balance lg:text-xl">{text}</p>
    {more && <p className="mt-5 max-w-measure text-sm">{more}</p>}
  </section>
);

/**
 * Two statements in arches, which stand on the horizon side by side. In narrow windows only the second has one: the
 * first is on the field above it.
 */
export const ArchGate = ({ outer, inner }: Props) => (
  <div className="field horizon">
    <div className="wrap grid gap-y-8 pt-4 lg:grid-cols-2 lg:gap-x-8 lg:pt-6">
      <Part {...outer} className={`lg:bg-soil ${arch} max-lg:p-0`} />
      <Part {...inner} className={`sheet ${arch}`} />
    </div>
  </div>
);
