import { useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The query parameter that keeps the choice. */
  name: string;
  /** What is chosen here, for those who do not see it. */
  legend: string;
  /** Stands for no choice, which is ''. */
  all: string;
  options: readonly string[];
  chosen: string;
  /** @param isPassing the arrow keys go on from a choice that they made: together they are one */
  onChoose: (option: string, isPassing: boolean) => void;
}

/** One of several, as the platform has it: a group of radio buttons that look like tabs. */
export function FilterTabs({ name, legend, all, options, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const isArrowDown = useRef(false);
  const isPassing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may be out of sight
  useLayoutEffect(() => {
    const label = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && label)
      row.current.scrollLeft = label.offsetLeft - (row.current.clientWidth - label.offsetWidth) / 2;
  }, [chosen]);

  // After Back another entry is shown, which the next arrow key must not replace.
  useEffect(() => {
    const endPassing = () => {
      isPassing.current = false;
    };
    addEventListener('popstate', endPassing);
    return () => removeEventListener('popstate', endPassing);
  }, []);

  const choose = (option: string) => {
    onChoose(option, isArrowDown.current && isPassing.current);
    isPassing.current = isArrowDown.current;
  };

  return (
    <fieldset
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        isPassing.current &&= currentTarget.contains(relatedTarget);
      }}
      onKeyDown={({ key }) => {
        isArrowDown.current = key.startsWith('Arrow');
      }}
      onKeyUp={() => {
        isArrowDown.current = false;
      }}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="filter-tabs" ref={row}>
        {['', ...options].map((option) => (
          <label className="filter-tab" key={option}>
            <input
              checked={option === chosen}
              name={name}
              onChange={() => choose(option)}
              type="radio"
              value={option}
            />
            {option || all}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
