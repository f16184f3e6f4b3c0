import { Paragraphs } from './Paragraphs.tsx';

interface Props {
  sections: { heading: string; paragraphs: string[] }[];
}

/** Sections of plain text, in two columns on wide screens. */
export const TextPairs = ({ sections }: Props) => (
  <div className="wrap grid gap-x-16 gap-y-10 py-9 md:py-16 pairs lg:grid-cols-2">
    {sections.map(({ heading, paragraphs }) => (
      <section className="border-t-2 border-ink pt-5" key={heading}>
        <h2 className="mb-4 text-2xl">{heading}</h2>
        <Paragraphs paragraphs={paragraphs} />
      </section>
    ))}
  </div>
);
