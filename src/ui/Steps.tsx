interface Props {
  steps: { title: string; text: string }[];
}

/** Rows that are full, if the number allows it. Where five are in a row, the number is above the title. */
const columnsOf = (count: number) => {
  if (count % 3 === 0) return 'lg:grid-cols-3';
  return count % 5 === 0 ? 'lg:grid-cols-5 lg:*:grid-cols-1' : 'lg:grid-cols-4';
};

/** A numbered list of steps, in rows of three to five on wide screens. */
export const Steps = ({ steps }: Props) => (
  <ol className={`gap-8 max-lg:pairs md:grid md:grid-cols-2 ${columnsOf(steps.length)}`}>
    {steps.map(({ title, text }, index) => (
      <li
        className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start items-baseline border-t border-rule py-3 md:border-t-2 md:border-ink"
        key={title}
      >
        <span aria-hidden="true" className="font-display text-xl text-accent tabular">
          {index + 1}
        </span>
        <div className="max-w-measure">
          <h3 className="text-head">{title}</h3>
          <p className="mt-1 text-sm">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
