/** Shown when a window was opened for the mail program. It does not say "sent": nobody can know. */
export const successNotice = {
  topic: 'form',
  title: 'Application submitted',
  description:
    'Your email client should open with the application details. Please send the email to complete your application.',
  tone: 'default',
} as const;

/** Shown when the browser opened no window. */
export const failureNotice = {
  topic: 'form',
  title: 'Something went wrong',
  description: 'Your application could not be submitted. Please try again.',
  tone: 'destructive',
} as const;
