const registration = /@property (--[\w-]+)\{([^}]*)\}/g;

/** Where browsers without `@property` find the initial values. */
const initialLayer = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/**
 * Writes the values of registered variables that no rule sets, such as those of Tailwind, where they
 * are used: they always have their initial value, or the fallback if there is none.
 * @param css minified
 */
export function writeInitialValues(css: string) {
  const rules = css.replace(initialLayer, '');
  let written = css;
  for (const [, name = '', descriptors = ''] of css.matchAll(registration)) {
    if (new RegExp(`[{;]${name}:`).test(rules)) continue;
    const initial = /initial-value:([^;]+)/.exec(descriptors)?.[1];
    written = written.replace(
      new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g'),
      (use, fallback?: string) => initial ?? fallback ?? use,
    );
  }
  return written;
}
