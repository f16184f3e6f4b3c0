/**
 * What the subjects add up to: `src/registry.ts` fills in the types, so that modules below it can
 * name them without importing any subject.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface can be extended elsewhere, a type cannot
export interface Register {}

/** One of the registered types. */
export type Registered<Name extends string> = Name extends keyof Register ? Register[Name] : never;
