/**
 * Marks the groups of a figure that have the address of a practice as their id with the number of the
 * practice. An id could repeat one of the page.
 * @param drawing the elements of the figure
 * @param ids of the practices, in order
 */
export const numberPractices = (drawing: string, ids: readonly string[]) =>
  drawing.replace(/ id="([^"]*)"/g, (_, id: string) => ` data-practice="${ids.indexOf(id) + 1}"`);
