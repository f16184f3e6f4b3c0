import { splitLead } from './split-lead.ts';

interface Props {
  text: string;
  tag: string;
}

/** A statement that has a band of its own: its first sentence in large type, and the rest of it below. */
export function LeadText({ text, tag }: Props) {
  const [lead, rest] = splitLead(text, tag);
  return (
    <>
      <p className="font-display text-3xl text-balance">{lead}</p>
      {rest && <p className="mt-4 max-w-measure text-sm">{rest}</p>}
    </>
  );
}
