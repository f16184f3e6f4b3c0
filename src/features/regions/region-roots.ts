import { mapWidth } from './map-labels.ts';

/**
 * A map that is higher than this share of its width is drawn narrower, with labels of the same size. Others
 * fill their column, which is at most 33 rem wide, within 34 rem of height.
 */
const tall = 1.03;
export const isTall = (height: number) => height > tall * mapWidth;

/** Widths in pixels on the narrowest window with names below the map: of the map, of a letter, of the space. */
const [wide, narrow, letter, space] = [448, 352, 8, 12];
/** How far above its lower edge the lines leave the cities for the names, as a share of the width. */
const bend = 0.2;

/** Whether there are several names that fit below the map, in columns of the same width, with no word broken. */
function fits(names: string[], width: number) {
  const longest = Math.max(...names.flatMap((name) => name.split(' ')).map(({ length }) => length));
  return names.length > 1 && longest * letter + space <= width / names.length;
}

/**
 * Draws a line from each city down to the start of its name below the map.
 * @param cities from the west, which is the order of the names
 * @returns an empty path for one city, or if the names do not fit there
 */
export function drawRoots(cities: { name: string; x: number; y: number }[], height: number) {
  const width = isTall(height) ? narrow : wide;
  const names = cities.map(({ name }) => name);
  if (!fits(names, width)) return '';
  // The middle of a line at the edge of its column.
  const middle = (0.75 * mapWidth) / width;
  return cities
    .map(({ x, y }, index) => {
      const end = Math.round((index * mapWidth) / cities.length + middle);
      const from = Math.max(y, Math.round(height - bend * mapWidth));
      const half = Math.round((from + height) / 2);
      return `M${x} ${y}V${from}C${x} ${half} ${end} ${half} ${end} ${height}`;
    })
    .join('');
}
