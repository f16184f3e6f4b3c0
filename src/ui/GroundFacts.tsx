interface Props {
  /** Accessible name of the list. */
  label: string;
  /** Facts without a text are left out. */
  facts: { term: string; text: string | undefined }[];
}

/** A text of more characters gets a larger share of the row. */
const longText = 30;

/** Facts with their labels on the soil, side by side where there is room. */
export const GroundFacts = ({ label, facts }: Props) => (
  <section aria-label={label} className="soil">
    <dl className="wrap grid gap-x-12 gap-y-4 py-6 text-sm sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-none lg:py-8">
      {facts
        .filter(({ text }) => text)
        .map(({ term, text }) => (
          <div className={(text ?? '').length > longText ? 'lg:col-span-2' : undefined} key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere sm:font-display sm:text-lg">{text}</dd>
          </div>
        ))}
    </dl>
  </section>
);
