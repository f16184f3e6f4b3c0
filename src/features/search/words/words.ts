import { line, plural, template } from '../../../content/words/define.ts';

/** Words of the search over the whole site. */
export const words = {
  search: {
    open: line('accessible name of the button that opens the search, and heading of the dialog'),
    field: line('label of the field'),
    close: line('accessible name of the button that closes the search'),
    found: plural('number of results'),
    noneFound: line('no result'),
    firstWords: template(
      'said after the number of results where only the first words of a long text were searched',
      'count',
    ),
    more: plural('button that shows all results'),
    shortcut: line('switch for opening the search by a slash'),
    failed: line('the search could not be loaded'),
    suggestions: line('heading of the pages offered where a page is not found'),
    ignored: line('words that a search leaves out, such as articles and question words'),
    spellings: line(
      'spellings of one word, separated by commas; between two words a semicolon; such as labour, labor; programme, program',
    ),
    pages: line('group of results: pages of the firm'),
  },
};
