import './arch-gate.css';
import './arch-sheet.css';
import { splitLead } from './split-lead.ts';

interface Statement {
  heading: string;
  text: string;
}

interface Props {
  /** In the larger arch, on the soil. */
  outer: Statement;
  /** In the arch beside it, on a sheet. */
  inner: Statement;
  language: string;
}

interface PartProps extends Statement {
  language: string;
}

const GatePart = ({ heading, text, language }: PartProps) => {
  const [lead, rest] = splitLead(text, language);
  return (
    <>
      <h2 className="text-lg text-muted">{heading}</h2>
      <p className="arch-lead mt-3 font-display text-2xl text-balance">{lead}</p>
      {rest && <p className="mt-5 max-w-measure text-sm">{rest}</p>}
    </>
  );
};

/** Two statements in arches, which stand on the horizon. */
export const ArchGate = ({ outer, inner, language }: Props) => (
  <div className="field horizon">
    <div className="wrap lg:pt-6">
      <div className="arch-gate">
        <section className="soil">
          <GatePart {...outer} language={language} />
        </section>
        <section className="arch-sheet">
          <GatePart {...inner} language={language} />
        </section>
      </div>
    </div>
  </div>
);
