import { Contrast } from 'lucide-react';

/**
 * Shown only where a script runs: without one nothing could answer the press. Once `theme.ts`
 * answers, it stays, also where the script of an island fails and the page gives up its scripts.
 */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      aria-label={label}
      aria-pressed="false"
      className="site-toggle tap -me-3 w-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
      data-theme-toggle=""
      type="button"
    >
      <Contrast aria-hidden="true" className="size-5" strokeWidth={1.6} />
    </button>
  );
}
