import { useRef } from 'react';

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
  const isArrowDown = useRef(false);
  const isPassing = useRef(false);

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
      <div className="flex flex-wrap gap-2">
        {['', ...options].map((option) => (
          <label
            className="tap relative flex items-center rounded-sm border border-edge px-4 text-sm font-medium wrap-anywhere hover:border-ink hover:bg-sunken has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            key={option}
          >
            <input
              checked={option === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
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
