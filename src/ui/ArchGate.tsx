import './arch-gate.css';
import './arch-sheet.css';
import { splitLead } from './split-lead.ts';

interface Statement {
  heading: string;
  text: string;
}

interface Props {
  /** In the large arch, in large type. */
  outer: Statement;
  /** In the arch before it, on a sheet. */
  inner: Statement;
  language: string;
}

interface PartProps extends Statement {
  language: string;
  /** Class that sets the size of the first sentence. */
  size: string;
}

const GatePart = ({ heading, text, language, size }: PartProps) => {
  const [lead, rest] = splitLead(text, language);
  return (
    <>
      <h2 className="text-lg text-muted">{heading}</h2>
      <p className={`mt-3 font-display text-balance ${size}`}>{lead}</p>
      {rest && <p className="mt-5 max-w-measure text-sm">{rest}</p>}
    </>
  );
};

/**
 * Two statements in arches on the horizon: on wide screens the small one overlaps the large one, as in a
 * row of arches; on others it is inside it.
 */
export const ArchGate = ({ outer, inner, language }: Props) => (
  <div className="field horizon">
    <div className="wrap lg:pt-6">
      <div className="arch-gate">
        <section className="arch-large soil">
          <GatePart {...outer} language={language} size="text-2xl sm:text-3xl" />
        </section>
        <section className="arch-sheet">
          <GatePart {...inner} language={language} size="text-xl sm:text-2xl" />
        </section>
      </div>
    </div>
  </div>
);
