import { foldText } from '../../../src/content/fold-text.ts';

/** A list page: what a model of it must know. */
export interface ListUnderTest {
  path: string;
  /** The query parameter that keeps the choice. */
  parameter: string;
  /** What can be chosen, in the order of the controls; the first control is for all. */
  choices: string[];
  items: { key: string; choice: string; texts: string[] }[];
  /** Of a list with a search and pages. */
  pageSize?: number;
  /** The arrow keys change the choice, as they do in a group of radio buttons. */
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
  /** What the address says, for each entry of the history. */
  private entries: Query[];
  private index = 0;
  /** What the address will say once the visitor pauses. */
  private late: Query | undefined;
  /** The arrow keys go on from a choice that they made. */
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
    const asked = Number(this.now.page);
    return asked >= 1 && asked <= this.lastPage ? asked : 1;
  }

  get shown() {
    const size = this.list.pageSize ?? this.found.length;
    return this.found.slice((this.page - 1) * size, this.page * size).map(({ key }) => key);
  }

  /** The buttons that turn the page. */
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

  /** Where nothing is found, a button empties the search. */
  clear() {
    this.replace({ ...this.now, q: '', page: '' });
    this.moveFocus('heading');
  }

  /** @returns whether that changed the choice */
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

  /** Goes through the history. */
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

  /** The page is loaded again. */
  load() {
    this.late = undefined;
    this.now = this.clean(this.address);
    this.moveFocus('none');
  }

  /** Another page was visited, and Back led here: there is no Forward to an entry of the list. */
  leaveAndReturn() {
    this.pause();
    this.entries.splice(this.index + 1);
    this.load();
  }

  /** @returns whether the address may say this; if it says what was late, it does from now on */
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

  /** A control that is gone gives the focus to the heading. */
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
