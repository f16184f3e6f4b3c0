/** @returns the branches of the oldest law, the stem of the figure, to the others below it */
export const drawCrown = (stem: { x: number; y: number }, others: { x: number; y: number }[]) =>
  others
    .filter(({ y }) => y > stem.y + 8)
    .map(({ x, y }) => `M${stem.x} ${stem.y}Q${x} ${stem.y} ${x} ${y}`)
    .join('');
