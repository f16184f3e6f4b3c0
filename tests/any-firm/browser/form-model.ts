import {
  type Answers,
  noAnswers,
  validateAnswers,
} from '../../../src/features/careers/application.ts';
import { type FieldName, fieldNames } from '../../../src/features/careers/application-fields.ts';
import { matchJob } from '../../../src/features/careers/job-match.ts';
import { readSite } from '../../support/read-site.ts';

const { words } = readSite();

interface Panel {
  application: Answers;
  /** Whether a window opened for the e-mail. */
  isOpened: boolean;
}

const isSame = (a: Answers, b: Answers) => fieldNames.every((name) => a[name] === b[name]);

/** What an applicant may expect of the form after any number of actions. */
export class FormModel {
  readonly positions: string[];
  answers = noAnswers;
  /** The fields that show an error. */
  errors: FieldName[] = [];
  canWindowsOpen = true;
  /** How often `window.open` was called. */
  windowCalls = 0;
  /** Newest first. */
  panels: Panel[] = [];
  notice: 'none' | 'success' | 'failure' = 'none';
  focus: FieldName | 'none' | 'button' | 'form' | 'panel' | 'anchor' = 'none';
  private submitting: { answers: Answers; application: Answers; focus: string } | undefined;
  /** The position that the URL of each history entry asks for. */
  private entries = [''];
  private index = 0;
  /** The position that was filled in from the URL. */
  private filled = '';

  constructor(positions: string[]) {
    this.positions = positions;
  }

  get isSubmitting() {
    return this.submitting !== undefined;
  }

  get job() {
    return this.entries[this.index] ?? '';
  }

  get isFirst() {
    return this.index === 0;
  }

  get isLast() {
    return this.index === this.entries.length - 1;
  }

  write(name: FieldName, answer: string) {
    this.fill({ [name]: answer });
    this.focus = name;
  }

  submit(by: 'button' | 'name') {
    if (by === 'name') this.focus = by;
    if (this.submitting) return;
    const { application, errors = {} } = validateAnswers(this.answers, this.positions, words);
    this.errors = fieldNames.filter((name) => errors[name]);
    if (application) {
      // A disabled button cannot keep the focus.
      this.focus = by === 'name' ? by : 'none';
      this.submitting = { answers: this.answers, application, focus: this.focus };
      this.windowCalls += 1;
    } else this.focus = this.errors[0] ?? 'none';
  }

  /** The submission ends. */
  finish() {
    if (!this.submitting) return;
    const { answers, application, focus } = this.submitting;
    const isOpened = this.canWindowsOpen;
    const isInForm = !['none', 'panel', 'anchor'].includes(this.focus);
    const isWriting = !isSame(answers, this.answers) || (this.focus !== focus && isInForm);
    const isKept = (name: FieldName) => !isOpened || this.answers[name] !== answers[name];
    const kept = fieldNames.map((name) => [name, isKept(name) ? this.answers[name] : '']);
    this.answers = Object.fromEntries(kept) as Answers;
    this.panels = [
      { application, isOpened },
      ...this.panels.filter((panel) => panel.isOpened && !isSame(panel.application, application)),
    ];
    this.notice = isOpened ? 'success' : 'failure';
    if (!isWriting) this.focus = isOpened ? 'panel' : 'button';
    this.submitting = undefined;
  }

  putBack({ application }: Panel) {
    const empty = fieldNames.filter((name) => !this.answers[name].trim());
    this.fill(Object.fromEntries(empty.map((name) => [name, application[name]])));
    this.focus = 'form';
  }

  /** Follows the link of an opening to the form. */
  apply(title: string) {
    const job = this.match(title);
    if (job !== this.job) {
      this.entries.splice(this.index + 1, Infinity, job);
      this.index += 1;
    }
    this.filled = job;
    this.fill({ position: job });
    this.focus = 'form';
  }

  /** Goes back or forward in the history. A position that was chosen by hand stays. */
  go(step: 1 | -1) {
    this.index += step;
    if (this.answers.position !== this.filled) return;
    this.filled = this.job;
    this.fill({ position: this.job });
  }

  /** After Back the browser may focus the target of the fragment in the URL. */
  acceptFocus(focus: string | undefined) {
    if (this.job && focus === 'anchor') this.focus = focus;
  }

  private match(title: string) {
    return matchJob(`?${new URLSearchParams({ job: title })}`, this.positions) ?? '';
  }

  /** An error disappears once it no longer applies, and none is added. */
  private fill(change: Partial<Answers>) {
    this.answers = { ...this.answers, ...change };
    const { errors = {} } = validateAnswers(this.answers, this.positions, words);
    this.errors = this.errors.filter((name) => errors[name]);
  }
}
