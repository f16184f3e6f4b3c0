import { test } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { readFirm } from '../../support/read-firm.ts';

/** The firm that comes in `content/`: the examples are samples, too, with other words. */
const isSample = readFirm().sample === true && contentFolder() === 'content';

/**
 * Skips a test, or the rest of its file or group, where a firm's own content lacks what it needs:
 * three pages of articles, an opening in a department. What it holds of the code was held with the
 * sample, and to fail would only tell the firm that it wrote its own. While the content is the
 * sample nothing is skipped: a need that is not met there shows as a failure.
 * @param what of the content, for the message
 * @param isThere whether the firm's own content has it
 */
export const needs = (what: string, isThere = false) =>
  test.skip(!(isSample || isThere), `needs ${what}`);
