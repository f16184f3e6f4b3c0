interface Props {
  steps: { title: string; text: string }[];
}

/** By how many are left over from rows of three: none, one or two, which then share the last row. */
const rows = [
  'lg:grid-cols-3',
  'lg:grid-cols-4',
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3',
];

/** A numbered list of steps, in rows of three or four on wide screens. */
export const Steps = ({ steps }: Props) => (
  <ol className={`gap-8 max-lg:pairs md:grid md:grid-cols-2 ${rows[steps.length % 3]}`}>
    {steps.map(({ title, text }, index) => (
      <li
        className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start items-baseline border-t border-rule py-3 md:border-t-2 md:border-ink"
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
