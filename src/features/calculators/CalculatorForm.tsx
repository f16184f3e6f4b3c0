import type { WordsOf } from '../../content/words.ts';
import { describeResult, labelInputs, type Rule } from './calculator-rule.ts';
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
      className="hidden min-w-0 grid-cols-[minmax(0,1fr)] border-t-2 border-b-4 border-t-ink border-b-mark bg-sunken text-sm js:grid md:grid-cols-2 print:hidden"
      data-calculator={JSON.stringify(rule)}
    >
      <legend className="sr-only">{calculators.enter}</legend>
      <div className="p-5">
        {methods[rule.method].inputs.map((name) => {
          const value = example[name];
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: its text is one of the words of the site
            <label
              className="tap flex flex-wrap items-center gap-x-4 gap-y-1 border-rule py-2.5 not-last:border-b"
              key={name}
            >
              <span className="grow basis-24">
                {labels[name]}
                {(name === 'wages' || name === 'base') && unit}
              </span>
              {name === 'fixed' ? (
                <input
                  className="size-5 accent-accent"
                  data-input={name}
                  defaultChecked={value === true}
                  type="checkbox"
                />
              ) : (
                <input
                  className="tap w-32 max-w-full rounded-sm border border-edge bg-raised px-3 user-invalid:border-danger"
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
      <div className="flex flex-col border-rule p-5 md:border-s md:px-8">
        <p className="mb-1 grow text-muted">{calculators.result}</p>
        <output
          aria-label={calculators.result}
          className="min-h-[1lh] font-display text-3xl wrap-anywhere whitespace-pre-line"
        >
          {describeResult(rule, example)}
        </output>
        <small className="text-muted">{calculators.staysHere}</small>
      </div>
    </fieldset>
  );
}
