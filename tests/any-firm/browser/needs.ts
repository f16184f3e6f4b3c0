import { test } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { readFirm } from '../../support/read-firm.ts';

/** The firm in `content/`. The examples are samples, too, but have other texts. */
const isSample = readFirm().sample === true && contentFolder() === 'content';

/**
 * Skips a test, or the rest of its file or group, if a firm's own content lacks what it needs, such
 * as three pages of articles or an opening in a department. The code was already tested with the
 * sample, and a failure would only tell the firm that its content differs. With the sample nothing
 * is skipped: there, an unmet need shows as a failure.
 * @param what the content that is needed, for the message
 * @param isThere whether the firm's own content has it
 */
export const needs = (what: string, isThere = false) =>
  test.skip(!(isSample || isThere), `needs ${what}`);
