import { Moon, Sun } from 'lucide-react';

/**
 * Shown only where a script runs: without one nothing could answer the press. Once `theme.ts`
 * answers, it stays, also where the script of an island fails and the page gives up its scripts.
 */
export function ThemeToggle() {
  return (
    <button
      aria-label="Dark theme"
      aria-pressed="false"
      className="tap -mr-3 hidden w-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken js:flex data-ready:flex"
      data-theme-toggle=""
      type="button"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" strokeWidth={1.6} />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" strokeWidth={1.6} />
    </button>
  );
}
