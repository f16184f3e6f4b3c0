import { useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The query parameter that holds the choice. */
  name: string;
  /** What is chosen here, for screen readers. */
  legend: string;
  /** Label of the option that chooses nothing. Its value is ''. */
  all: string;
  options: readonly string[];
  chosen: string;
  /** @param isArrowRun the arrow keys made the last choice, too: replace its history entry */
  onChoose: (option: string, isArrowRun: boolean) => void;
}

/** A single choice: native radio buttons, styled as tabs. */
export function FilterTabs({ name, legend, all, options, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const isArrowDown = useRef(false);
  const isArrowRun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be scrolled out of view
  useLayoutEffect(() => {
    const label = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && label)
      row.current.scrollLeft = label.offsetLeft - (row.current.clientWidth - label.offsetWidth) / 2;
  }, [chosen]);

  // After Back, the next arrow key must not replace the history entry that is now current.
  useEffect(() => {
    const endArrowRun = () => {
      isArrowRun.current = false;
    };
    addEventListener('popstate', endArrowRun);
    return () => removeEventListener('popstate', endArrowRun);
  }, []);

  const choose = (option: string) => {
    onChoose(option, isArrowDown.current && isArrowRun.current);
    isArrowRun.current = isArrowDown.current;
  };

  return (
    <fieldset
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        isArrowRun.current &&= currentTarget.contains(relatedTarget);
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
          <label className="filter-tab has-checked:selected-fill" key={option}>
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
