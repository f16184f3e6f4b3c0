import { line, plural, section, template } from './define.ts';

/** The law that a page cites, and what has become of it. */
export const law = section('law that a page cites', {
  proposed: line('status'),
  enacted: line('status of a law that is not in force yet'),
  inForceInPart: line('status'),
  inForceInPartSince: template('status', 'date'),
  inForce: line('status'),
  inForceSince: template('status', 'date'),
  repealed: line('status'),
  repealedOn: template('status', 'date'),
  superseded: line('status'),
  supersededOn: template('status', 'date'),
  cameIntoForce: template('what happened to a law', 'date', 'title'),
  changed: template('what happened to a law', 'date', 'title'),
  wasRepealed: template('what happened to a law', 'date', 'title'),
  wasReplaced: template('what happened to a law', 'date', 'title'),
  entry: template('a law and its status', 'title', 'status'),
  heading: line('heading of the law that a page rests on'),
  asAt: template('for which day the list is true', 'date'),
  changedHeading: line('heading of the notice above an article'),
  changedInFeed: line('the same notice in feeds'),
  changes: plural('how many changes there were, up to which day', 'date'),
  asWritten: line('end of the notice above an article'),
  replacedBy: template('what replaced a law', 'title'),
  replacedBySections: template('what replaced a law, with sections', 'title', 'sections'),
  sectionMoved: template('one section of a replaced law', 'subject', 'old', 'new'),
});
