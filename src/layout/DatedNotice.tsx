import type { CalendarDate } from '../content/dates.ts';
import type { Firm } from '../content/kinds/firm.ts';

interface Props {
  notice: Firm['notice'];
  today: CalendarDate;
  /** Whether the page begins with a field. */
  overField: boolean;
}

/**
 * What the firm tells every visitor from one day to another, below the header, in the space that every head
 * leaves for it.
 */
export const DatedNotice = ({ notice, today, overField }: Props) =>
  notice &&
  notice.from <= today &&
  today <= notice.until && (
    <aside className={`${overField ? 'field' : 'bg-sunken'} relative -mb-18 pt-18 screen-only`}>
      <p className="wrap py-3 text-sm">{notice.text}</p>
    </aside>
  );
