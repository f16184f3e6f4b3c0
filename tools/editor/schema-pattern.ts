import type { z } from 'zod';

/**
 * Makes the editor validate a text with the site's schema. Keystatic supports only a pattern and
 * its message: it calls `test`, which validates the text and updates the message.
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
  if (!issue || value === '') return 'This field is required.';
  const count = [...value.trim()].length;
  if (issue.code === 'too_small') return `${count} characters; write at least ${issue.minimum}.`;
  if (issue.code === 'too_big') return `${count} characters; write at most ${issue.maximum}.`;
  if (issue.code === 'invalid_value') return `Write one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'custom') return `“${value}” ${issue.message}. ${issue.params?.fix ?? ''}`;
  return 'Write it as described above, without surrounding quotation marks or spaces.';
}

/** Creates the `validation.pattern` of a text field. */
export function createPattern(schema: z.ZodType) {
  const regex = new SchemaTest(schema);
  return {
    regex,
    get message() {
      return regex.message;
    },
  };
}
