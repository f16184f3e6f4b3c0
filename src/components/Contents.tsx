import type { Heading } from '../lib/content-entries.ts';

/** The parts of a long page, each a link. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label="On this page" className="text-sm lg:sticky lg:top-28 print:hidden">
      <p className="font-medium">On this page</p>
      <ol className="mt-2">
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <a
              className="inline-block py-1 text-muted hover:text-ink hover:underline"
              href={`#${slug}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
