import { readForm, takeText, writeForm } from '../file-format.ts';
import type { Fields } from '../yaml-edits.ts';
import type { Entry, Refusal } from './check-entry.ts';
import { noteSaved } from './guard-changes.ts';
import { parts } from './parts.ts';

/** Of each language: what its fields have, by their places, such as `sources.0.url`. */
type ByField<Value> = Record<string, Record<string, Value>>;

/** What a form of Sveltia CMS holds. */
interface Draft {
  defaultLocale: string;
  currentValues: ByField<unknown>;
  originalValues: ByField<unknown>;
  /** Pictures and other files that are not saved yet, by their addresses in the browser. */
  files: Fields;
  validities: ByField<{ valid: boolean; stays?: boolean }>;
  validationMessages: ByField<string[]>;
  /** Whether the person has used it; its changes are noted then. */
  interacted: boolean;
  /** Whether it has what was typed, so that this is not offered as lost. */
  isKept?: boolean;
}

/** The form that is being saved, and what was in it then. */
let draft: Draft | undefined;
let before: ByField<unknown> = {};

/** Called by Sveltia CMS when it begins to save a form. */
export function noteDraft(saved: Draft) {
  draft = saved;
  before = Object.fromEntries(
    Object.entries(saved.currentValues).map(([code, values]) => [code, { ...values }]),
  );
}

/** Keeps the caret where it is in a text that Sveltia CMS is about to draw anew, and what is typed before it does. */
function keepCaret() {
  const { anchorNode: node, anchorOffset } = getSelection() ?? {};
  const text = node?.parentElement?.closest<HTMLElement>(parts.text);
  if (!node || !text) return;
  const after = `${node.textContent}`.slice(anchorOffset);
  const put = () => {
    text.focus();
    const whole = `${node.textContent}`;
    const before = whole.slice(0, whole.length - after.length);
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    let nearest = 5;
    let lost = '';
    while (nodes.nextNode()) {
      const found = `${nodes.currentNode.textContent}`;
      const offset = found.length - after.length;
      const start = found.slice(0, offset);
      const distance = Math.abs(before.length - offset);
      const isSame =
        found.endsWith(after) && (before.startsWith(start) || start.startsWith(before));
      if (!isSame || distance >= nearest) continue;
      nearest = distance;
      lost = before.slice(offset);
      getSelection()?.collapse(nodes.currentNode, offset);
    }
    if (lost) document.execCommand('insertText', false, lost);
  };
  const observer = new MutationObserver(() => {
    if (node.isConnected) return;
    observer.disconnect();
    put();
    // Each picture in it takes the focus once it is drawn.
    requestAnimationFrame(put);
  });
  observer.observe(text, { childList: true });
}

/** @returns a text in which files have the addresses that they have in the saved one, not those of the browser */
function nameFiles(text: string, before: string, saved: string) {
  const list = (body: string): string[] => body.match(/(?<=\]\()[^\s)]+/g) ?? [];
  const [urls, paths] = [list(before), list(saved)];
  return text.replace(/blob:[^\s)]+/g, (url) => paths[urls.indexOf(url)] ?? url);
}

/**
 * Called by Sveltia CMS with the form that takes the place of the one that is saved. What was typed in the
 * meantime stays, and the space at the end of a line that goes on.
 */
export function keepTyped(next: Draft) {
  if (!draft) return;
  let hasMore = false;
  for (const [code, values] of Object.entries(draft.currentValues)) {
    const [old = {}, saved = {}] = [before[code], next.originalValues[code]];
    const fields = next.currentValues[code] ?? {};
    const file = 'body' in saved ? writeForm('md', saved) : '';
    for (const key of Object.keys(old)) if (!(key in values)) delete fields[key];
    for (const [key, value] of Object.entries(values)) {
      const isSaved = value === old[key];
      hasMore ||= !isSaved;
      // A file that has been uploaded has another address now, and its place in a text is that of the file.
      if (`${value}`.includes('blob:') && key === 'body') {
        const text = nameFiles(`${value}`, `${old[key]}`, `${saved[key]}`);
        const body = isSaved ? readForm('md', file).body : text;
        if (isSaved) Object.assign(saved, { body });
        Object.assign(fields, { body });
        keepCaret();
        continue;
      }
      if (isSaved && `${value}`.includes('blob:')) continue;
      // Also what is the same would be copied into the other languages.
      if (fields[key] !== value) fields[key] = value;
      if (isSaved) saved[key] = value;
    }
    // What is written next is compared with the text of the file as it is now.
    const original = takeText(`${old.original ?? ''}`, file);
    if (file) for (const values of [saved, fields]) Object.assign(values, { original });
  }
  const { files, interacted } = draft;
  Object.assign(next, { files, interacted, isKept: true });
  noteSaved(hasMore);
}

/** @returns the fields of a form as they are in a file */
function nest(values: Fields): Fields {
  const root: Fields = {};
  for (const [place, value] of Object.entries(values)) {
    const steps = place.split('.');
    const name = `${steps.pop()}`;
    const group = steps.reduce<Fields>((part, step, index) => {
      part[step] ??= /^\d+$/.test(steps[index + 1] ?? name) ? [] : {};
      return Object(part[step]);
    }, root);
    group[name] ??= value;
  }
  return root;
}

/** A field and what is said at it. */
interface Place {
  locale: string;
  keyPath: string;
  text: string;
}

/** What is wrong with an item of a list is said at each of its fields. */
const findPlaces = (refusals: Refusal[], form: Draft): Place[] =>
  refusals.flatMap(({ code, key, text }) => {
    const locale = code || form.defaultLocale;
    const values = form.currentValues[locale] ?? {};
    const isInItem = (place: string) =>
      place.startsWith(`${key}.`) && !/[._]/.test(place.slice(key.length + 1));
    const isItem = /\.\d+$/.test(key) && !(key in values);
    const keys = isItem ? Object.keys(values).filter(isInItem) : [key];
    // What is wrong with the file as a whole is at no field.
    return keys.filter(Boolean).map((keyPath) => ({ locale, keyPath, text }));
  });

const nameOf = ({ locale, keyPath }: Place) => `${locale} ${keyPath}`;

function mark({ validities, validationMessages }: Draft, places: Place[], isRefused: boolean) {
  for (const [, own] of Map.groupBy(places, nameOf)) {
    const [{ locale, keyPath }] = own as [Place];
    const { [locale]: flags = {} } = validities;
    const { [locale]: messages = {} } = validationMessages;
    messages[keyPath] = isRefused ? [...new Set(own.map(({ text }) => text))] : [];
    flags[keyPath] = { valid: !isRefused, stays: isRefused };
  }
}

/** Scrolls to a field and puts the caret there, as Sveltia CMS does when its preview is pressed. */
const showField = (payload?: Partial<Place>) =>
  postMessage({ type: 'highlight-editor-field', payload });

/** What keeps the site from being built, and the address of the form that mends it. */
export type Told = Refusal & { form: string };

let opened: Draft | undefined;
let all: Told[] = [];
/** What is said of the open form. */
let told: Place[] = [];
/** Where a line of the bar leads, until its form is open. */
let wanted: Told | undefined;

const isOpen = ({ form }: Told) => form === decodeURI(location.hash.slice(1));

/** Says at the fields of the open form what was found after saving. It can be saved nevertheless. */
export function tellProblems(problems: Told[]) {
  all = problems;
  if (!opened) return;
  mark(opened, told, false);
  told = findPlaces(all.filter(isOpen), opened);
  mark(opened, told, true);
}

/** Called by Sveltia CMS with a form that it opens, or draws anew after saving. */
export function noteOpen(next: Draft) {
  opened = next;
  told = [];
  tellProblems(all);
  if (wanted && isOpen(wanted)) leadTo(wanted);
}

/** Leads to a field, also of a form that is about to be opened. */
export function leadTo(problem: Told) {
  wanted = problem;
  if (!opened || !isOpen(problem)) return;
  const [place] = findPlaces([problem], opened);
  const show = () =>
    document.querySelector(parts.field) ? showField(place) : requestAnimationFrame(show);
  requestAnimationFrame(show);
  wanted = undefined;
}

/** Checks the form anew in which something is refused. */
let recheck = () => {};
/** Resolves when no button of the mouse is down: a message that goes would move what is pressed. */
let release = Promise.resolve();
const notePress = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = promise;
  const note = () => setTimeout(resolve);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, note, { capture: true, once: true });
};
document.addEventListener('pointerdown', notePress, { capture: true });
// A field is also left when Sveltia CMS takes it out of the page, and nothing may change meanwhile.
document.addEventListener('focusout', () => release.then(() => recheck()));

/**
 * Says at each field why it cannot be saved, until that is mended, and shows the first of them once the message
 * is closed.
 * @param check finds what is wrong with an entry
 * @returns why the entry cannot be saved
 */
export function markFields(entry: Entry, check: (entry: Entry) => Refusal[]) {
  const refusals = check(entry);
  const form = draft;
  if (!form) return refusals;
  let places = findPlaces(refusals, form);
  mark(form, places, true);
  recheck = () => {
    if (places.length === 0) return;
    const { [form.defaultLocale]: data = {}, ...others } = form.currentValues;
    const i18n = Object.entries(others).map(([code, values]) => [code, { data: nest(values) }]);
    const now = { path: entry.path, data: nest(data), i18n: Object.fromEntries(i18n) };
    const marked = new Set(places.map(nameOf));
    mark(form, places, false);
    places = findPlaces(check(now), form).filter((place) => marked.has(nameOf(place)));
    mark(form, places, true);
  };
  const show = ({ target }: FocusEvent) => {
    if (!(target as Element).matches(parts.menu)) return;
    document.removeEventListener('focusin', show);
    // What is further down is not drawn yet. A text is also marked for what is wrong with a picture in it.
    const refused = `${parts.field}:has(> [role="alert"])`;
    const field = document.querySelector<HTMLElement>(
      `${refused}:not(:has([data-key-path] > [role="alert"]))`,
    );
    const locale = field?.closest<HTMLElement>('[data-locale]')?.dataset.locale;
    showField(locale ? { locale, keyPath: field?.dataset.keyPath } : places[0]);
  };
  // Where Sveltia CMS leaves the person when the message is closed.
  if (places.length > 0) document.addEventListener('focusin', show);
  return refusals;
}
