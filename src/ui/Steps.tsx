interface Props {
  steps: { title: string; text: string }[];
}

/**
 * A numbered list of steps, in rows of three or four on wide screens. The steps of the last row share
 * its width, so there is never a gap.
 */
export const Steps = ({ steps }: Props) => (
  <ol className="gap-x-8 gap-y-8 md:flex md:flex-wrap">
    {steps.map(({ title, text }, index) => (
      <li
        className={`grid grow basis-2/5 grid-cols-[2.25rem_minmax(0,1fr)] content-start border-t border-rule py-3 md:border-t-2 md:border-ink ${steps.length % 3 === 1 ? 'lg:basis-1/5' : 'lg:basis-1/4'}`}
        key={title}
      >
        <span aria-hidden="true" className="font-display text-xl text-accent tabular">
          {index + 1}
        </span>
        <div className="max-w-measure">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-sm">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
