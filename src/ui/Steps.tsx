interface Props {
  steps: { title: string; text: string }[];
}

/**
 * A numbered list of steps, in rows on wide screens. The steps of the last row share its width, so
 * there is never a gap.
 */
export function Steps({ steps }: Props) {
  return (
    <ol className="gap-x-8 gap-y-8 md:flex md:flex-wrap">
      {steps.map(({ title, text }, index) => (
        <li
          className="grid grow basis-72 grid-cols-steps gap-x-4 border-t border-rule py-4 md:block md:border-t-2 md:border-ink md:py-3"
          key={title}
        >
          <span aria-hidden="true" className="font-display text-xl text-accent tabular md:text-2xl">
            {index + 1}
          </span>
          <div className="max-w-measure">
            <h3 className="text-lg md:mt-2">{title}</h3>
            <p className="mt-1 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
