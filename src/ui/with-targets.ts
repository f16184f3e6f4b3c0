/**
 * Without scripts, a choice also applies while it is the target of the address.
 * @param styles that depend on which radio buttons are checked
 * @returns the styles where no script runs
 */
export const withTargets = (styles: string) =>
  styles && `@media (scripting:none){${styles.replaceAll(':checked', ':is(:checked,:target)')}}`;
