const registration = /@property (--[\w-]+)\{([^}]*)\}/g;

/** Where browsers without `@property` find the initial values. */
const initialLayer = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** A use of a variable of Tailwind, which does not register it if no class sets it. */
const useWithFallback = /var\((--tw-[\w-]+),/g;

/**
 * Writes the values of registered variables that no rule sets, and of those of Tailwind, where they are
 * used: they always have their initial value, or the fallback if there is none.
 * @param css minified
 */
export function writeInitialValues(css: string) {
  const rules = css.replace(initialLayer, '');
  const initialValues = new Map<string, string | undefined>();
  for (const [, name = ''] of css.matchAll(useWithFallback)) initialValues.set(name, undefined);
  for (const [, name = '', descriptors = ''] of css.matchAll(registration))
    initialValues.set(name, /initial-value:([^;]+)/.exec(descriptors)?.[1]);
  let written = css;
  for (const [name, initial] of initialValues) {
    if (new RegExp(`[{;]${name}:`).test(rules)) continue;
    written = written.replace(
      new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g'),
      (use, fallback?: string) => initial ?? fallback ?? use,
    );
  }
  return written;
}
