import { foldText } from '../../../src/content/fold-text.ts';

/** What the model must know about a list page. */
export interface ListUnderTest {
  path: string;
  /** The query parameter for the choice. */
  parameter: string;
  /** The possible choices, in the order of the controls; the first control shows them all. */
  choices: string[];
  items: { key: string; choice: string; texts: string[] }[];
  /** Only for a list with a search and pages. */
  pageSize?: number;
  /** Whether the arrow keys change the choice, as in a group of radio buttons. */
  hasArrows: boolean;
}

interface Query {
  q: string;
  choice: string;
  page: string;
}

type Turn = 'previous' | 'next';
type Focus = 'none' | 'field' | 'choice' | 'heading' | Turn;

const trim = ({ q, choice, page }: Query): Query => ({ q: q.trim(), choice, page });

/** What a visitor may expect of a list after any number of actions. */
export class ListModel {
  readonly list: ListUnderTest;
  /** What the list shows. */
  now: Query;
  /** The query in the URL of each history entry. */
  private entries: Query[];
  private index = 0;
  /** The query that the URL will have once the visitor pauses. */
  private late: Query | undefined;
  /** The last choice was made by an arrow key, so that the next arrow key replaces its entry. */
  private isPassing = false;
  focus: Focus = 'none';

  constructor(list: ListUnderTest, address: Query) {
    this.list = list;
    this.entries = [address];
    this.now = this.clean(address);
  }

  get address() {
    return this.entries[this.index] as Query;
  }

  get isFirst() {
    return this.index === 0;
  }

  get isLast() {
    return this.index === this.entries.length - 1;
  }

  get found() {
    const wanted = foldText(this.now.q.trim());
    return this.list.items
      .filter(({ choice }) => this.now.choice === '' || choice === this.now.choice)
      .filter(({ texts }) => texts.some((text) => foldText(text).includes(wanted)));
  }

  get lastPage() {
    return Math.max(1, Math.ceil(this.found.length / (this.list.pageSize ?? Infinity)));
  }

  get page() {
    const page = Number(this.now.page);
    return page >= 1 && page <= this.lastPage ? page : 1;
  }

  get shown() {
    const size = this.list.pageSize ?? this.found.length;
    return this.found.slice((this.page - 1) * size, this.page * size).map(({ key }) => key);
  }

  /** The buttons of the pager that are shown. */
  get turns(): Turn[] {
    return [
      ...(this.page > 1 ? ['previous' as const] : []),
      ...(this.page < this.lastPage ? ['next' as const] : []),
    ];
  }

  get chosen() {
    return ['', ...this.list.choices].indexOf(this.now.choice);
  }

  type(q: string) {
    this.replace({ ...this.now, q, page: '' });
    this.moveFocus('field');
  }

  /** The button that clears the search, shown when nothing matches. */
  clear() {
    this.replace({ ...this.now, q: '', page: '' });
    this.moveFocus('heading');
  }

  /** @returns whether the choice changed */
  choose(control: number) {
    const choice = ['', ...this.list.choices][control] as string;
    this.moveFocus('choice');
    if (choice === this.now.choice) return false;
    this.isPassing = false;
    this.push({ ...this.now, choice, page: '' });
    return true;
  }

  pressArrow(step: 1 | -1) {
    const count = this.list.choices.length + 1;
    const control = (this.chosen + step + count) % count;
    const choice = ['', ...this.list.choices][control] as string;
    const next = { ...this.now, choice, page: '' };
    if (this.isPassing) this.replace(next);
    else this.push(next);
    this.focus = 'choice';
    this.isPassing = true;
  }

  turn(to: Turn) {
    const page = this.page + (to === 'next' ? 1 : -1);
    this.push({ ...this.now, page: page === 1 ? '' : String(page) });
    this.moveFocus('heading');
  }

  /** Goes back or forward in the history. */
  go(step: 1 | -1) {
    this.late = undefined;
    this.isPassing = false;
    this.index += step;
    this.now = this.clean(this.address);
    this.keepFocus();
  }

  pause() {
    if (this.late) this.entries[this.index] = this.late;
    this.late = undefined;
  }

  /** The page is reloaded. */
  load() {
    this.late = undefined;
    this.now = this.clean(this.address);
    this.moveFocus('none');
  }

  /** Another page was visited, and Back returned here: the list has no entries to go forward to. */
  leaveAndReturn() {
    this.pause();
    this.entries.splice(this.index + 1);
    this.load();
  }

  /** @returns whether the URL may have this query; the delayed one becomes the current one */
  accepts(address: Query) {
    const isSame = (other: Query) => JSON.stringify(other) === JSON.stringify(address);
    if (this.late && isSame(this.late)) this.pause();
    return isSame(this.address);
  }

  moveFocus(focus: Focus) {
    this.focus = focus;
    if (focus !== 'choice') this.isPassing = false;
  }

  toParameters({ q, choice, page }: Query) {
    return { [this.list.parameter]: choice, ...(this.list.pageSize ? { q, page } : {}) };
  }

  /** When the focused control disappears, focus moves to the heading. */
  private keepFocus() {
    const isTurn = this.focus === 'previous' || this.focus === 'next';
    if (isTurn && !this.turns.includes(this.focus as Turn)) this.focus = 'heading';
  }

  private clean({ q, choice, page }: Query): Query {
    return {
      q: this.list.pageSize ? q.trim() : '',
      choice: this.list.choices.includes(choice) ? choice : '',
      page: /^[1-9]\d*$/.test(page) ? page : '',
    };
  }

  private replace(query: Query) {
    this.now = query;
    this.late = trim(query);
  }

  private push(query: Query) {
    this.pause();
    this.now = query;
    this.entries.splice(this.index + 1, Infinity, trim(query));
    this.index += 1;
  }
}
