import type { Migration } from './migration.ts';

/** The sections of the home page as they were before the firm could choose. */
const sections = ['services', 'approach', 'insights', 'regions', 'contact'];

export const homeOrder: Migration = (content) =>
  content.edit(
    'pages/home.yaml',
    '"order" was added with the sections as they were',
    (document) => {
      if (document.has('order')) return false;
      document.set('order', document.createNode(sections));
      return true;
    },
  );
