import type { ReactNode } from 'react';

interface Control {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  id: string;
  name: string;
  label: string;
  /** Shown beside the label, such as that the field is optional. */
  note?: string;
  /** What is wrong with the answer. Shown below the control and announced with it. */
  error: string | undefined;
  /** What may be wrong with the answer. Shown in the same place while there is no error. */
  hint?: string | undefined;
  wide?: boolean;
  children: (control: Control) => ReactNode;
}

const look =
  'min-h-12 w-full rounded-sm border border-edge bg-raised px-3 py-2 placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger';

/** A form field: a label, a control and, below it, an error or a hint. */
export function FormField({ id, name, label, note, error, hint, wide = false, children }: Props) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <label className="mb-2 block text-sm font-medium" htmlFor={id}>
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      {children({
        id,
        name,
        className: look,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : hint && hintId,
      })}
      {error && (
        <p className="mt-2 text-sm font-medium text-danger" id={errorId}>
          {error}
        </p>
      )}
      {hint && !error && (
        <p className="mt-2 text-sm text-muted" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
