import type { Paths } from '../../content/addresses.ts';
import type { Office } from '../../content/kinds/office.ts';
import type { Region } from './model/region.ts';

/** Side of a tile, and of the tile with the gap around it, in SVG user units. */
export const tileSide = 92;
const tileStep = 100;

export type Tiles = NonNullable<ReturnType<typeof placeTiles>>;

/**
 * Places the tiles of a region.
 * @param calendars whose duties are counted by the code of each tile
 * @param paths of the page of duties, if the site has one
 * @param offices of the firm, each in the state that its address names
 * @returns undefined for a region without tiles
 */
export function placeTiles(
  { tiles }: Pick<Region, 'tiles'>,
  calendars: { duties: { jurisdiction: string }[] }[],
  paths: Pick<Paths, 'calendar' | 'calendarOf'> | undefined,
  offices: Partial<Pick<Office, 'region'>>[],
) {
  if (!tiles) return undefined;
  const duties = calendars.flatMap((calendar) => calendar.duties);
  /** The calendar offers a choice only among several places. */
  const hasChoice = new Set(duties.map(({ jurisdiction }) => jurisdiction)).size > 1;
  const columns = Math.max(...tiles.map(({ column }) => column));
  const rows = Math.max(...tiles.map(({ row }) => row));
  return {
    viewBox: `0 0 ${columns * tileStep} ${rows * tileStep}`,
    tiles: tiles.map(({ code, name, column, row }) => {
      const count = duties.filter(({ jurisdiction }) => jurisdiction === code).length;
      return {
        code,
        name,
        label: code.replace(/^.*-/, ''),
        x: (column - 1) * tileStep,
        y: (row - 1) * tileStep,
        duties: count,
        isHome: offices.some((office) => office.region === name),
        href: count > 0 ? (hasChoice ? paths?.calendarOf(code) : paths?.calendar) : undefined,
      };
    }),
  };
}
