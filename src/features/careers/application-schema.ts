import * as z from 'zod/mini';

/** Chosen where no opening fits; it closes every list of positions. */
export const generalApplication = 'General Application';

export const fieldNames = ['name', 'email', 'phone', 'position', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields of the form, by the name of the field. */
export type Answers = Record<FieldName, string>;

/** @returns whether the visitor typed anything; a position alone is chosen again in a moment */
export const hasTypedWords = ({ position: _, ...typed }: Answers) =>
  Object.values(typed).some((answer) => answer.trim() !== '');

/** One message for each field that is at error. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Answers that the schema accepted: trimmed, the position one of those on offer. */
export type Application = z.infer<ReturnType<typeof createApplicationSchema>>;

/** Counted by code points: an emoji is one character, as its writer would say. */
const hasCharacters = (least: number, message: string) =>
  z.refine<string>((value) => [...value].length >= least, message);

/**
 * The rules of the application form and their messages, in the order of the fields.
 * @param positions the titles of the openings, and General Application
 */
export const createApplicationSchema = (positions: readonly string[]) =>
  z.object({
    name: z.string().check(z.trim(), hasCharacters(2, 'Name must be at least 2 characters')),
    // Zod's own pattern refuses addresses that there are, such as ones with an ampersand.
    email: z.string().check(
      z.trim(),
      z.email({
        pattern: z.regexes.rfc5322Email,
        error: 'Please enter a valid email address',
      }),
    ),
    phone: z.string().check(z.trim(), hasCharacters(10, 'Please enter a valid phone number')),
    position: z.string().check(
      z.trim(),
      z.refine(
        (value) => positions.includes(value),
        "Please select the position you're applying for",
      ),
    ),
    message: z.string().check(z.trim()),
  });

/** @returns the application, or the first error of each field, in the order of the fields */
export function validateAnswers(
  answers: Answers,
  positions: readonly string[],
): { application: Application; errors?: never } | { application?: never; errors: FieldErrors } {
  const { data, error } = createApplicationSchema(positions).safeParse(answers);
  if (data) return { application: data };
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return { errors };
}

/** @returns of the errors that are shown, those that still stand: typing fixes, it never scolds */
export function keepRemainingErrors(shown: FieldErrors, now: FieldErrors | undefined) {
  const remaining: FieldErrors = {};
  for (const name of fieldNames) if (shown[name] && now?.[name]) remaining[name] = now[name];
  return remaining;
}
