import Contrast from 'lucide-react/icons/contrast';

/** Hidden without JavaScript, because `theme.ts` handles the click. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      aria-label={label}
      aria-pressed="false"
      className="site-scripted site-toggle tap flex shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
      data-theme-toggle=""
      type="button"
    >
      <Contrast aria-hidden="true" className="size-5" strokeWidth={1.6} />
    </button>
  );
}
