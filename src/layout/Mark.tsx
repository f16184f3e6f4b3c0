import { type Drawing, readLogos, readMark } from '../content/brand-drawings.ts';

interface Props {
  drawing: Drawing;
  className: string;
  /** When it is shown, if not always and in its whole width. */
  shown?: string;
}

/** A drawing of the firm in the colours of the theme: `currentColor` is the accent. */
const BrandDrawing = ({ drawing: { viewBox, shapes }, className, shown = 'shrink-0' }: Props) => (
  // Forced colours affect an SVG only through the colour it inherits, so the parent sets it.
  <span className={`text-accent ${shown}`}>
    <svg
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
      dangerouslySetInnerHTML={{ __html: shapes }}
      viewBox={viewBox}
    />
  </span>
);

/** The firm's mark. */
export const Mark = ({ className = 'size-8' }: { className?: string }) => (
  <BrandDrawing className={className} drawing={readMark()} />
);

/**
 * The firm's wide logo, which shows its name, and its twin in the dark theme. With forced colours its own
 * could be dark on dark: the name takes its place.
 */
export function Logo({ name }: { name: string }) {
  const [light, dark] = readLogos();
  const size = 'h-8 max-w-[min(14rem,100%)]';
  return (
    <>
      <span className="sr-only forced-colors:not-sr-only">{name}</span>
      <span className="contents forced-colors:hidden">
        {light && (
          <BrandDrawing className={size} drawing={light} shown={dark ? 'dark:hidden' : ''} />
        )}
        {dark && <BrandDrawing className={size} drawing={dark} shown="hidden dark:inline" />}
      </span>
    </>
  );
}
