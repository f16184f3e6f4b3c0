import { useEffect, useRef } from 'react';
import { ChoiceRow } from './ChoiceRow.tsx';

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
export function ChoiceTabs({ name, legend, all, options, chosen, onChoose }: Props) {
  const isArrowDown = useRef(false);
  const isArrowRun = useRef(false);

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
    <ChoiceRow
      chosen={chosen}
      legend={legend}
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
      {['', ...options].map((option) => (
        <label className="choice" key={option}>
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
    </ChoiceRow>
  );
}
