import type { Migration } from './migration.ts';

/** The language of every page before the firm could choose. */
const language = 'en-IN';

export const languages: Migration = (content) =>
  content.edit('firm.yaml', `"languages" was added: ${language}`, (document) => {
    if (document.has('languages')) return false;
    document.set('languages', document.createNode([language]));
    return true;
  });
