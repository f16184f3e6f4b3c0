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

/** What is in an arch begins where its round head is wide enough for it: the padding is a share of the width. */
const arch =
  'relative z-1 h-full rounded-t-arch px-[11%] pt-[21%] pb-10 forced-colors:border forced-colors:border-b-0 print:px-0 print:py-3';

/** The grounds reach the edges of the window: arches are above the ground of the next one. */
const Part = ({ heading, text, more, ground }: Statement & { ground: string }) => (
  <section className="bleed-horizon pb-1.5 print:p-0">
    <div className={`${ground} ${arch}`}>
      <h2 className="label">{heading}</h2>
      <p className="font-display text-xl text-balance">{text}</p>
      {more && <p className="mt-5 max-w-measure text-sm">{more}</p>}
    </div>
  </section>
);

/** Two statements in arches, which stand on the horizon side by side, in narrow windows each on its own. */
export const ArchGate = ({ outer, inner }: Props) => (
  <div className="field">
    <div className="wrap grid gap-8 pt-4 md:grid-cols-2 lg:pt-6">
      <Part {...outer} ground="bg-soil" />
      <Part {...inner} ground="sheet" />
    </div>
  </div>
);
