import { formatDate } from '../../content/dates.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { TableFrame } from '../../ui/TableFrame.tsx';
import { addDays } from './calculate.ts';
import { describeResult, labelInputs, type Rule } from './calculator-rule.ts';
import type { Calculator } from './model/calculator.ts';
import { type Inputs, methods } from './model/methods.ts';

interface Props {
  calculator: Pick<Calculator, 'numbers' | 'examples' | 'method' | 'period'>;
  rule: Rule;
  words: WordsOf<'calculators' | 'formats' | 'ui'>;
}

/** Examples worked out at the build, for readers without scripts and for checking the form. */
export function WorkedExamples({ calculator, rule, words }: Props) {
  const { numbers, examples } = calculator;
  const { calculators, formats, tag } = words;
  const { inputs } = methods[rule.method];
  const labels = labelInputs(calculator, words);
  const headings = [...inputs.map((name) => labels[name]), calculators.result];
  const format = (value: Inputs[keyof Inputs]) => {
    if (typeof value === 'boolean' || value === undefined)
      return value ? calculators.yes : calculators.no;
    return typeof value === 'string' ? formatDate(value, formats.dates) : value.toLocaleString(tag);
  };
  const describe = (example: Inputs) =>
    rule.method === 'dates'
      ? numbers
          .toSorted((a, b) => a.value - b.value)
          .map(({ value, label }) =>
            fill(calculators.onDay, {
              date: format(addDays(example.date ?? '', value)),
              event: label,
            }),
          )
          .join('\n')
      : describeResult(rule, example);
  return (
    <TableFrame headings={headings} words={words}>
      {examples.map((example) => (
        <tr key={JSON.stringify(example)}>
          {inputs.map((name, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell data-label={labels[name]} key={name} scope={index === 0 ? 'row' : undefined}>
                {format(example[name])}
              </Cell>
            );
          })}
          <td className="whitespace-pre-line" data-label={calculators.result}>
            {describe(example)}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}
