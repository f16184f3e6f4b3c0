/** What two types have in common when a value is of both: `{ a } & { b }` for `{ a } | { b }`. */
type Intersect<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

/** A part of each subject that has it, such as its kinds. */
type PartOf<Subject, Part extends string> = Subject extends unknown
  ? Part extends keyof Subject
    ? Subject[Part]
    : never
  : never;

/** A part of all subjects in one object, such as their kinds. */
export type Merged<Subject, Part extends string> = Intersect<PartOf<Subject, Part>>;

type ResultOf<Build> = Build extends (...parts: never[]) => infer Result ? Result : never;

/** What the functions of all subjects return, in one object. */
export type MergedResults<Subject, Part extends string> = Intersect<
  ResultOf<PartOf<Subject, Part>>
>;

/** @returns a part of each subject that has it, in their order */
export const listParts = <Subject extends object, Part extends string>(
  subjects: readonly Subject[],
  part: Part,
): PartOf<Subject, Part>[] =>
  subjects.flatMap((subject) =>
    part in subject ? [(subject as { [Name in Part]: PartOf<Subject, Part> })[part]] : [],
  );

/** @returns a part of all subjects in one object */
export const mergeParts = <Subject extends object, Part extends string>(
  subjects: readonly Subject[],
  part: Part,
): Merged<Subject, Part> => Object.assign({}, ...listParts(subjects, part));
