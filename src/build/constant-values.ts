const definition = /[{;](--[\w-]+):([^;{}]+)/g;

/** @returns the name and value of each variable that is defined once, for the whole page */
function findConstants(css: string) {
  const found = [...css.matchAll(definition)].map(({ 1: name = '', 2: value = '', index }) => {
    const before = css.slice(0, index + 1);
    const open = before.split('{').length - before.split('}').length;
    const selector = before.slice(0, before.lastIndexOf('{')).split(/[{}]/).at(-1);
    const isInTheme = open === 2 && /@layer theme\{[^{}]*\{[^{}]*$/.test(before);
    const isForPage = (open === 1 || isInTheme) && /^:root(,:host)?$/.test(selector ?? '');
    return { name, value, isForPage };
  });
  const counts = Map.groupBy(found, ({ name }) => name);
  // The variables in a value may have other values where it is used.
  return found.filter(
    ({ name, value, isForPage }) =>
      isForPage && !value.includes('var(') && counts.get(name)?.length === 1,
  );
}

/**
 * Writes the values of variables that are the same for the whole page where they are used, which is
 * shorter than a definition and its name. Their definitions stay, unused.
 * @param css minified
 * @param isShared whether something else defines or uses the variable
 */
export function writeConstants(css: string, isShared: (name: string) => boolean) {
  const constants = findConstants(css).filter(({ name }) => !isShared(name));
  return constants.reduce(
    (written, { name, value }) => written.replaceAll(`var(${name})`, () => value),
    css,
  );
}
