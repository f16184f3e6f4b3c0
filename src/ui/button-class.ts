const looks = {
  accent: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  mark: 'bg-mark text-on-mark hover:bg-mark-strong border-transparent',
  quiet: 'border-edge hover:border-ink hover:bg-sunken',
};

/** `mark` is for the main action of a page. */
export type ButtonLook = keyof typeof looks;

/** The classes of a button, for links and form buttons alike. */
export const buttonClass = (look: ButtonLook) =>
  `tap inline-flex items-center justify-center gap-2 rounded-sm border px-[min(1.25rem,6vw-0.375rem)] py-2 text-sm font-medium text-center max-w-full sm:w-max sm:shrink-0 fade-colors active:bg-ink active:text-paper screen-only ${looks[look]}`;
