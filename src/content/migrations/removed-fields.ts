/** Fields that the content had before, by kind, and what has taken their place. */
export const removedFields: Readonly<Record<string, string>> = {
  'articles.readTime': 'The site counts the words itself: delete the line.',
  'firm.address': 'Write the address into a file of offices/.',
  'firm.credit': 'Write creditLabel and creditUrl.',
  'firm.hours': 'Write the hours into a file of offices/.',
  'services.category': 'The folder of a file says to which service it belongs: delete the line.',
  'services.sheet': 'Write extract and extractTitle.',
};
