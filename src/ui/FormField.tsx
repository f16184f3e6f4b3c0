import type { ReactNode } from 'react';

interface Control {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string;
}

interface Props {
  id: string;
  name: string;
  label: string;
  /** Shown beside the label: whether an answer is required. */
  note: string;
  wide?: boolean;
  children: (control: Control) => ReactNode;
}

const look =
  'min-h-12 w-full rounded-sm border border-edge bg-raised px-3 py-2 placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger';

/** A form field: a label, a control and, below it, a place for what is wrong with the answer. */
export function FormField({ id, name, label, note, wide = false, children }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <label className="mb-2 block text-sm font-medium" htmlFor={id}>
        {label} <span className="font-normal text-muted">{note}</span>
      </label>
      {children({ id, name, className: look, 'aria-describedby': errorId })}
      <p className="mt-2 text-sm font-medium text-danger empty:hidden" id={errorId} />
    </div>
  );
}
