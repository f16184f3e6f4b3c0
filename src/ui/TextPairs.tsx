import { Paragraphs } from './Paragraphs.tsx';
import { Split } from './Split.tsx';

interface Props {
  sections: { heading: string; paragraphs: string[] }[];
}

/** Sections of plain text: the first as a statement beside its heading, the others in columns below. */
export function TextPairs({ sections: [first, ...others] }: Props) {
  const layout = others.length % 3 === 0 ? 'lg:grid-cols-3' : 'pairs lg:grid-cols-2';
  return (
    <div className="wrap pt-8 pb-9 md:py-16">
      {first && (
        <section>
          <Split className="gap-y-4" side={<h2 className="text-2xl">{first.heading}</h2>}>
            <Paragraphs areWide paragraphs={first.paragraphs} />
          </Split>
        </section>
      )}
      {others.length > 0 && (
        <div className={`mt-9 grid gap-x-8 gap-y-10 text-sm md:mt-16 ${layout}`}>
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
