import type { ReactNode } from 'react';
import { formatList } from '../content/language-facts.ts';
import { fill, type WordsOf } from '../content/words.ts';

interface Props {
  /** The column headings. They are also the accessible name of the frame. */
  headings: string[];
  words: WordsOf<'ui'>;
  /** The rows. */
  children: ReactNode;
}

/**
 * A table that scrolls sideways where it is wider than the window, also by keyboard (WCAG 2.1.1).
 * Tables in rendered Markdown get the same frame from `wide-tables.ts`.
 */
export function TableFrame({ headings, words: { ui, tag }, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is only for form fields
    <div
      aria-label={fill(ui.table, { headings: formatList(headings, tag) })}
      className="table-frame"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only focusable elements
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
