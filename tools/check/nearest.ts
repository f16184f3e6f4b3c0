/** Edit distance (Levenshtein 1966), letters of either case being the same. */
function editDistance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a.toLowerCase()].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b.toLowerCase()].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** @returns the known word that was probably meant, or undefined where none is near */
function findNearest(word: string, known: readonly string[]) {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** @returns `Did you mean "x"? ` with the space that follows it, or nothing */
export function suggest(word: string, known: readonly string[]) {
  const nearest = findNearest(word, known);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
