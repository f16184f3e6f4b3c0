import { DateText } from '../../components/DateText.tsx';
import { FactLine } from '../../components/FactLine.tsx';
import type { Opening } from '../../lib/content-entries.ts';

/** Stands above the title: since when the position is open, and until when. */
export function OpeningDates({ opening: { postedDate, closes } }: { opening: Opening }) {
  return (
    <p>
      <FactLine
        facts={{
          posted: (
            <>
              Posted <DateText date={postedDate} />
            </>
          ),
          closes: closes && (
            <>
              closes <DateText date={closes} />
            </>
          ),
        }}
      />
    </p>
  );
}
