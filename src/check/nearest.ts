/** Edit distance (Levenshtein 1966), ignoring case. */
function measureDistance(a: string, b: string) {
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

/** @returns `Did you mean "x"? ` with a trailing space, or '' if no known word is similar */
export function suggest(word: string, known: readonly string[]) {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: measureDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(nearest.candidate.length / 3))
    ? `Did you mean "${nearest.candidate}"? `
    : '';
}
