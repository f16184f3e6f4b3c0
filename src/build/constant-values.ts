/** A definition of a variable, the beginning of a block with its selector, or the end of a block. */
const token = /(?<=[{;])(?<name>--[\w-]+):(?<value>[^;{}]+)|(?<selector>[^{};]*)\{|\}/g;

/** @returns the name and value of each variable that is defined once, for the whole page */
function findConstants(css: string) {
  const blocks: string[] = [];
  const found: { name: string; value: string; isForPage: boolean }[] = [];
  for (const { groups: { name, value = '', selector } = {} } of css.matchAll(token)) {
    if (name !== undefined) {
      const outer = blocks.slice(0, -1).join();
      const isForPage =
        /^:root(,:host)?$/.test(blocks.at(-1) ?? '') && /^(@layer theme)?$/.test(outer);
      found.push({ name, value, isForPage });
    } else if (selector !== undefined) blocks.push(selector);
    else blocks.pop();
  }
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
