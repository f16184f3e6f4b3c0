interface Props {
  heading: string;
  steps: string[];
}

export function NextSteps({ heading, steps }: Props) {
  return (
    <div className="aside">
      <h3 className="text-xl">{heading}</h3>
      <ol className="mt-4 max-w-measure list-decimal ps-5 text-sm marker:text-muted">
        {steps.map((step) => (
          <li className="py-1" key={step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
