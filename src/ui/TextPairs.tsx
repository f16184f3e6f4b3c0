import { Paragraphs } from './Paragraphs.tsx';

interface Props {
  sections: { heading: string; paragraphs: string[] }[];
}

/** Sections of plain text: the first as a statement beside its heading, the others in columns below. */
export function TextPairs({ sections: [first, ...others] }: Props) {
  const columns = others.length % 3 === 0 ? 'lg:grid-cols-3' : 'pairs lg:grid-cols-2';
  return (
    <div className="wrap py-9 md:py-16">
      {first && (
        <section className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
          <h2 className="text-3xl lg:col-span-5">{first.heading}</h2>
          <div className="lg:col-span-7">
            <Paragraphs paragraphs={first.paragraphs} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <div className={`mt-9 grid gap-x-8 gap-y-10 text-sm md:mt-16 ${columns}`}>
          {others.map(({ heading, paragraphs }) => (
            <section className="border-t-2 border-ink pt-5" key={heading}>
              <h2 className="mb-3 text-xl">{heading}</h2>
              <Paragraphs paragraphs={paragraphs} />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
