import type { WordsOf } from '../../content/words/words.ts';
import { describeResult, type Rule } from './describe-result.ts';
import { labelInputs } from './label-inputs.ts';
import type { Calculator } from './model/calculator.ts';
import { methods } from './model/methods.ts';

interface Props {
  calculator: Pick<Calculator, 'method' | 'period' | 'examples'>;
  rule: Rule;
  words: WordsOf<'calculators'>;
}

/** What visitors enter, and the result; shown only where the script runs. */
export function CalculatorForm({ calculator, rule, words }: Props) {
  const { calculators } = words;
  const example = calculator.examples[0] ?? {};
  const unit = rule.currency === undefined ? '' : ` (${rule.currency})`;
  const labels = labelInputs(calculator, words);
  return (
    <fieldset
      className="calculator calculator-amount hidden js:grid print:hidden"
      data-calculator={JSON.stringify(rule)}
    >
      <legend className="sr-only">{calculators.enter}</legend>
      <div>
        {methods[rule.method].inputs.map((name) => {
          const value = example[name];
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: its text is one of the words of the site
            <label className={name === 'fixed' ? 'tap' : undefined} key={name}>
              <span>
                {labels[name]}
                {(name === 'wages' || name === 'base') && unit}
              </span>
              {name === 'fixed' ? (
                <input data-input={name} defaultChecked={value === true} type="checkbox" />
              ) : (
                <input
                  data-input={name}
                  defaultValue={String(value ?? 0)}
                  max={name === 'months' ? 12 : undefined}
                  min={0}
                  required
                  type="number"
                />
              )}
            </label>
          );
        })}
      </div>
      <div>
        <p className="text-muted">{calculators.result}</p>
        <output aria-label={calculators.result}>{describeResult(rule, example)}</output>
        <small className="text-muted">{calculators.staysHere}</small>
      </div>
    </fieldset>
  );
}
