import './choice-row.css';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props extends ComponentProps<'fieldset'> {
  /** What is chosen here, for screen readers. */
  legend: string;
  chosen: string;
  /** Radio buttons in labels, or buttons, each with the class `choice`. */
  children: ReactNode;
}

/** The choices of a filter in a row, which a phone scrolls to the one that is chosen. */
export function ChoiceRow({ legend, chosen, children, ...handlers }: Props) {
  const row = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be scrolled out of view
  useLayoutEffect(() => {
    const choice = row.current?.querySelector<HTMLElement>(':has(> :checked), [aria-pressed=true]');
    if (row.current && choice)
      row.current.scrollLeft =
        choice.offsetLeft - (row.current.clientWidth - choice.offsetWidth) / 2;
  }, [chosen]);

  return (
    <fieldset className="min-w-0" {...handlers}>
      <legend className="sr-only">{legend}</legend>
      <div className="choice-row" ref={row}>
        {children}
      </div>
    </fieldset>
  );
}
