import type { Migration } from './migration.ts';

/** The sections of the home page before the firm could choose. */
const sections = ['services', 'approach', 'insights', 'regions', 'contact'];

export const homeOrder: Migration = (content) =>
  content.edit('pages/home.yaml', '"order" was added with the previous sections', (document) => {
    if (document.has('order')) return false;
    document.set('order', document.createNode(sections));
    return true;
  });
