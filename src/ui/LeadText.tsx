import { splitLead } from './split-lead.ts';

interface Props {
  text: string;
  language: string;
  /** For a statement that has a band of its own. */
  large?: boolean;
}

/** A statement: its first sentence in large type, and the rest of it below. */
export function LeadText({ text, language, large = false }: Props) {
  const [lead, rest] = splitLead(text, language);
  return (
    <>
      <p className={large ? 'font-display text-3xl' : 'field-lead'}>{lead}</p>
      {rest && <p className="mt-4 max-w-measure text-sm">{rest}</p>}
    </>
  );
}
