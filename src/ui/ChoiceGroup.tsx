import './choice-row.css';
import './choices.css';

interface Props {
  /** Name of the radio buttons, in the address of the page and before the ids of the choices. */
  name: string;
  legend: string;
  /** The first shows everything. Its value is `all`. */
  choices: { value: string; label: string; count: number }[];
}

/** Id of a radio button, which is also the anchor of its choice where no script runs. */
export const choiceId = (name: string, value: string) => `${name}-${value}`;

/** Radio buttons by which the styles of a page filter what it shows. */
export const ChoiceGroup = ({ name, legend, choices }: Props) =>
  choices.length > 1 && (
    <fieldset className="choices mt-4" id={name}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {choices.map(({ value, label, count }, index) => (
          <label className="choice" key={value}>
            <input
              defaultChecked={index === 0}
              id={choiceId(name, value)}
              name={name}
              type="radio"
              value={value}
            />
            {label} <small>{count}</small>
          </label>
        ))}
      </div>
      <a className="choices-all link" href={`#${name}`}>
        {choices[0]?.label}
      </a>
    </fieldset>
  );
