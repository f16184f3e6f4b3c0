import { readFileSync } from 'node:fs';
import { accountFile, parseAccount } from '../../src/content/accessibility/account.ts';

/** Reads the accessibility account. */
export const readAccount = () => parseAccount(readFileSync(accountFile, 'utf8'));
