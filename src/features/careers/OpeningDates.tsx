import type { Opening } from '../../content/kinds/opening.ts';
import { DateText } from '../../ui/DateText.tsx';
import { FactLine } from '../../ui/FactLine.tsx';

/** Since when the position is open, and until when. */
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
