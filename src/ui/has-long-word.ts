/** Longer words do not fit half of a phone, nor the whole of it in the largest type. */
const longest = 15;

/** @returns whether a text has a word for which a phone needs smaller type or a whole row */
export const hasLongWord = (...texts: string[]) =>
  texts.some((text) =>
    (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(({ length }) => length > longest),
  );
