/** What two types have in common when a value is of both: `{ a } & { b }` for `{ a } | { b }`. */
type Intersect<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

type PartsOf<Subject, Part extends string> = Subject extends { [Name in Part]: infer Value }
  ? Value
  : never;

/** A part of all subjects in one object, such as their kinds. */
type Merged<Subject, Part extends string> = Intersect<PartsOf<Subject, Part>>;

/**
 * Merges a part of all subjects, such as their kinds. Not every subject has every part.
 * @param subjects the models of the subjects, in the order of the result
 */
export const mergeParts = <Subject extends object, Part extends string>(
  subjects: readonly Subject[],
  part: Part,
) =>
  Object.assign(
    {},
    ...subjects.map((subject) => (subject as { [Name in Part]?: object })[part]),
  ) as Merged<Subject, Part>;
