import './arch-sheet.css';
import { splitLead } from './split-lead.ts';

interface Props {
  heading: string;
  text: string;
  language: string;
}

/** A statement in an arch on the horizon: its first sentence in the arch, the rest of it below. */
export function ArchStatement({ heading, text, language }: Props) {
  const [lead, rest] = splitLead(text, language);
  return (
    <div className="arch-stage">
      <section className="arch-sheet h-full">
        <div className="arch-sheet-crown">
          <h2 className="text-lg text-muted">{heading}</h2>
          <p className="mt-2 font-display text-xl">{lead}</p>
        </div>
        {rest && <p className="mx-auto mt-5 max-w-measure text-sm">{rest}</p>}
      </section>
    </div>
  );
}
