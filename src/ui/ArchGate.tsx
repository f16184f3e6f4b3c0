import { splitLead } from './split-lead.ts';

interface Statement {
  heading: string;
  text: string;
}

interface Props {
  /** On the soil. */
  outer: Statement;
  /** On a sheet. */
  inner: Statement;
  language: string;
}

interface PartProps extends Statement {
  language: string;
  className: string;
}

/**
 * What is in an arch begins where its head is wide enough for it. The horizon of one that stands above
 * another reaches from edge to edge of the window.
 */
const arch =
  'relative rounded-t-arch px-[12%] pt-[26%] pb-12 max-lg:first:mb-1.5 max-lg:first:after:absolute max-lg:first:after:-inset-x-[50vw] max-lg:first:after:top-full max-lg:first:after:h-1.5 max-lg:first:after:bg-field-mark forced-colors:border forced-colors:border-b-0 print:px-0 print:py-3';

const Arch = ({ heading, text, language, className }: PartProps) => {
  const [lead, rest] = splitLead(text, language);
  return (
    <section className={`${arch} ${className}`}>
      <h2 className="text-lg text-muted">{heading}</h2>
      <p className="mt-3 font-display text-2xl text-balance">{lead}</p>
      {rest && <p className="mt-5 max-w-measure text-sm">{rest}</p>}
    </section>
  );
};

/** Two statements in arches, which stand on the horizon: side by side on wide screens. */
export const ArchGate = ({ outer, inner, language }: Props) => (
  <div className="field horizon overflow-x-clip">
    <div className="wrap grid gap-8 lg:grid-cols-2 lg:pt-6">
      <Arch {...outer} className="soil" language={language} />
      <Arch {...inner} className="sheet" language={language} />
    </div>
  </div>
);
