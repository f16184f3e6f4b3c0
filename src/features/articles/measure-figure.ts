/** Widths of characters as shares of their size, with room for the typefaces of other firms. */
const narrow = /[().,:;/'’|\s]/;
const wide = /[mw%₹@→]/i;

const measureCharacter = (character: string) =>
  narrow.test(character) ? 0.33 : wide.test(character) ? 0.85 : 0.52;

/** The widths up to which figures have the same size, from the shortest to the longest. */
const sizes = [
  { most: 1.75, name: 'cover-huge' },
  { most: 2.3, name: 'cover-large' },
  { most: 3, name: 'cover-medium' },
  { most: 3.9, name: 'cover-small' },
  { most: 5.3, name: 'cover-tiny' },
];

/** @returns the class of the size at which a figure nearly fills the width of its cover */
export function findFigureSize(figure: string) {
  const width = [...figure].reduce((sum, character) => sum + measureCharacter(character), 0);
  return sizes.find(({ most }) => width <= most)?.name ?? 'cover-least';
}
