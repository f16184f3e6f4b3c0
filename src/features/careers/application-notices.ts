import type { WordsOf } from '../../content/words/words.ts';
import type { Notice } from '../../ui/notices/notice.ts';

/**
 * Shown when a window was opened for the mail program. Whether the e-mail is sent is unknown.
 * @param isLong whether the mail link is so long that it may open nothing
 */
export const buildSuccessNotice = ({ careers }: WordsOf<'careers'>, isLong: boolean): Notice => ({
  topic: 'form',
  title: careers.successTitle,
  description: isLong ? careers.longHelp : careers.successText,
  tone: 'default',
});

/** Shown when the browser opened no window. */
export const buildFailureNotice = ({ careers }: WordsOf<'careers'>): Notice => ({
  topic: 'form',
  title: careers.failureTitle,
  description: careers.failureText,
  tone: 'destructive',
});
