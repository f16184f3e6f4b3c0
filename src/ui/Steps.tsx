interface Props {
  steps: { title: string; text: string }[];
}

/** A numbered list of steps. */
export function Steps({ steps }: Props) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          className="grid grid-cols-steps gap-x-6 border-t border-rule py-5 first:border-0 first:pt-0"
          key={title}
        >
          <span aria-hidden="true" className="font-display text-xl text-accent tabular">
            {index + 1}
          </span>
          <div className="max-w-measure">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
