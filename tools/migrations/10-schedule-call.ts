import { isMap } from 'yaml';
import type { Migration } from './migration.ts';

/** Moves the word out of the case studies, because services show it, too. */
export const scheduleCall: Migration = (content) => {
  for (const file of content.list().filter((path) => path.startsWith('words/')))
    content.edit(file, '"scheduleCall" moved from "caseStudies" to "ui"', (document) => {
      const word = document.getIn(['caseStudies', 'scheduleCall'], true);
      if (word === undefined) return false;
      document.setIn(['ui', 'scheduleCall'], word);
      document.deleteIn(['caseStudies', 'scheduleCall']);
      const rest = document.get('caseStudies');
      if (isMap(rest) && rest.items.length === 0) document.delete('caseStudies');
      return true;
    });
};
