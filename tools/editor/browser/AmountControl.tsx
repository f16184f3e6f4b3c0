import type { CustomFieldControlProps } from '@sveltia/cms';
import { readAmount } from '../amounts.ts';

/** A field for a number, which stays as it was typed, also with spaces, commas and the sign of a currency. */
export function AmountControl({
  value = '',
  field,
  forID,
  classNameWrapper,
  onChange,
}: CustomFieldControlProps) {
  const read = (text: string) => readAmount(text, Object(field.toJS()).most);
  // What the form has otherwise, such as of a draft that is offered again, replaces what was typed, but not
  // while somebody types.
  const show = (input: HTMLInputElement | null) => {
    if (input && !input.matches(':focus') && read(input.value) !== (value ?? ''))
      input.value = String(value ?? '');
  };
  return (
    <input
      id={forID}
      className={classNameWrapper}
      ref={show}
      inputMode="decimal"
      onChange={({ target }) => onChange(read(target.value))}
    />
  );
}
