import { readFileSync } from 'node:fs';
import { accountFile, parseAccount } from '../../src/content/accessibility/account.ts';

/** Reads the account of accessibility. */
export const readAccount = () => parseAccount(readFileSync(accountFile, 'utf8'));
