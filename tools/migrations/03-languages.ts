import type { Migration } from './migration.ts';

/** Every page said that it is in this language before the firm could choose. */
const language = 'en-IN';

export const languages: Migration = (content) =>
  content.edit('firm.yaml', `"languages" was added: ${language}`, (document) => {
    if (document.has('languages')) return false;
    document.set('languages', document.createNode([language]));
    return true;
  });
