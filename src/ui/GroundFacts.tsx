interface Props {
  /** Accessible name of the list, where it is a part of its own. */
  label?: string;
  /** Facts without a text are left out. */
  facts: { term: string; text: string | undefined }[];
  /** Set small, in up to three columns. */
  areSentences?: boolean;
}

/** The last fact fills its row. */
const lastFact =
  'max-lg:last:odd:col-span-full lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2';

/** Facts with their labels on the soil, side by side where there is room. */
export const GroundFacts = ({ label, facts, areSentences = false }: Props) => (
  <section aria-label={label} className="soil">
    <dl
      className={`wrap grid gap-x-4 gap-y-4 sm:gap-x-8 py-6 text-sm lg:py-8 ${areSentences ? 'sm:grid-cols-3' : 'grid-cols-2 @max-[18rem]:grid-cols-1 lg:grid-cols-3'}`}
    >
      {facts
        .filter(({ text }) => text)
        .map(({ term, text }) => (
          <div className={areSentences ? undefined : lastFact} key={term}>
            <dt className="label">{term}</dt>
            <dd
              className={`hyphens-auto ${areSentences ? 'first-letter:uppercase' : 'sm:font-display sm:text-lg'}`}
            >
              {text}
            </dd>
          </div>
        ))}
    </dl>
  </section>
);
