import type { z } from 'zod';

/**
 * Lets the editor judge a text by the site's own schema: the editor asks a pattern with `test`,
 * and shows the message of the pattern, which is made anew each time.
 */
class SchemaTest extends RegExp {
  readonly schema: z.ZodType;
  message = '';

  constructor(schema: z.ZodType) {
    super('');
    this.schema = schema;
  }

  override test(value: string) {
    const result = this.schema.safeParse(value === '' ? undefined : value);
    this.message = result.success ? '' : describeError(result.error.issues[0], value);
    return result.success;
  }
}

function describeError(issue: z.core.$ZodIssue | undefined, value: string) {
  if (!issue || value === '') return 'Please write something here.';
  const count = [...value.trim()].length;
  if (issue.code === 'too_small') return `${count} characters; write at least ${issue.minimum}.`;
  if (issue.code === 'too_big') return `${count} characters; write at most ${issue.maximum}.`;
  if (issue.code === 'invalid_value') return `Write one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'custom') return `“${value}” ${issue.message}. ${issue.params?.fix ?? ''}`;
  return 'Write it as described above, without quotation marks and spaces around it.';
}

/** @returns the `validation.pattern` of a text field */
export function createPattern(schema: z.ZodType) {
  const regex = new SchemaTest(schema);
  return {
    regex,
    get message() {
      return regex.message;
    },
  };
}
