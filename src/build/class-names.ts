export const classSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

export const removeEscapes = (name: string) => name.replaceAll('\\', '');

/** @returns the names of all classes in a style */
export const findClassNames = (css: string) =>
  [...css.matchAll(classSelector)].map(([, name = '']) => removeEscapes(name));

/** @returns every word of a script that may be the name of a class, or its start */
export const findWords = (script: string) => [
  ...(script.match(/[\w-]+/g) ?? []),
  ...(script.match(/[\w:./%-]+[:./%][\w:./%-]*/g) ?? []),
];

/** @returns a function that tells whether a word is the name of a class or, like `cover-`, its start */
export function createLookup(words: Iterable<string>) {
  const all = new Set(words);
  const starts = [...all].filter((word) => /[a-z]-$/.test(word));
  return (name: string) => all.has(name) || starts.some((start) => name.startsWith(start));
}
