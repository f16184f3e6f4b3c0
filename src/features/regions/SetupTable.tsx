import type { Region } from '../../content/kinds/region.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';

interface Props {
  /** Name of the table for screen readers. */
  caption: string;
  steps: NonNullable<Region['setup']>;
}

/** What it takes to set up in a region: steps, what each of them needs, and how long it takes. */
export function SetupTable({ caption, steps }: Props) {
  return (
    <div className="prose">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What it takes</th>
            <th scope="col">Usual time</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, text, time }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>
                <ProseLine text={text} />
              </td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
