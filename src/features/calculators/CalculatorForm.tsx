import { fill, type WordsOf } from '../../content/words.ts';
import { describeResult, labelInputs, type Rule } from './calculator-rule.ts';
import type { Calculator } from './model/calculator.ts';
import { methods } from './model/methods.ts';

interface Props {
  calculator: Pick<Calculator, 'id' | 'method' | 'period' | 'examples'>;
  rule: Rule;
  words: WordsOf<'calculators'>;
}

/** What visitors enter, and the result; shown only where the script runs. */
export function CalculatorForm({ calculator, rule, words }: Props) {
  const { calculators } = words;
  const first = calculator.examples[0] ?? {};
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
          const value = first[name];
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
                <>
                  <input
                    aria-describedby={`${calculator.id}-${name}`}
                    className="tap w-[8em] max-w-full rounded-sm border border-edge bg-raised px-3 aria-invalid:border-2 aria-invalid:border-danger"
                    data-error={
                      name === 'months'
                        ? calculators.notInRange
                        : fill(calculators.notNumber, {
                            example: (name === 'years' ? 4 : 25_000.5).toLocaleString(words.tag),
                          })
                    }
                    data-input={name}
                    // A limit of nothing would be taken for no limit.
                    data-least={name === 'base' ? 1 : 0}
                    data-most={name === 'months' ? 12 : Number.MAX_SAFE_INTEGER}
                    defaultValue={(Number(value) || 0).toLocaleString(words.tag)}
                    inputMode="decimal"
                    type="text"
                  />
                  <span
                    className="basis-full font-medium text-danger empty:hidden"
                    id={`${calculator.id}-${name}`}
                    role="status"
                  />
                </>
              )}
            </label>
          );
        })}
      </div>
      <div className="flex flex-col border-rule p-5 md:border-s md:px-8">
        <p className="mb-1 text-muted">{calculators.result}</p>
        <output
          aria-label={calculators.result}
          className="min-h-[1lh] font-display text-3xl whitespace-pre-line"
        >
          {describeResult(rule, first)}
        </output>
        <small className="mt-auto pt-4 text-muted">{calculators.staysHere}</small>
      </div>
    </fieldset>
  );
}
