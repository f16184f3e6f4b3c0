import './arch-gate.css';
import './arch-sheet.css';
import { splitLead } from './split-lead.ts';

interface Statement {
  heading: string;
  text: string;
}

interface Props {
  /** In the outer arch, in large type. */
  outer: Statement;
  /** In the arch that one sees through it. */
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
      <div className="arch-sheet-crown">
        <h2 className="text-lg text-muted">{heading}</h2>
        <p className={`mt-3 font-display ${size}`}>{lead}</p>
      </div>
      {rest && <p className="mx-auto mt-5 max-w-measure text-sm">{rest}</p>}
    </>
  );
};

/** Two statements as a gate on the horizon: an arch, and in it a smaller one on a sheet. */
export const ArchGate = ({ outer, inner, language }: Props) => (
  <div className="field horizon">
    <div className="wrap">
      <div className="arch-gate soil">
        <section>
          <GatePart {...outer} language={language} size="text-2xl sm:text-3xl" />
        </section>
        <section className="arch-sheet">
          <GatePart {...inner} language={language} size="text-xl sm:text-2xl" />
        </section>
      </div>
    </div>
  </div>
);
