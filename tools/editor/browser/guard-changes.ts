import { parts } from './parts.ts';

const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector);

/** So long, in milliseconds, a person who writes needs at most for the next key. */
const pause = 1000;

/** Keeps a message that opens while the person writes until they stop: a space would press its button. */
function guardMessages() {
  let last = 0;
  const ignoreKey = (event: KeyboardEvent) => {
    const isAnswer = (event.target as Element).closest(parts.message) !== null;
    if (isAnswer && event.timeStamp - last > pause) return;
    last = event.timeStamp;
    if (!isAnswer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', ignoreKey, { capture: true });
}

/** Whether the person has done in the open form what may have changed it. */
export let isUsed = false;

/** Notes that a form has been saved. @param hasMore whether the person has changed it meanwhile */
export const noteSaved = (hasMore: boolean) => {
  isUsed = hasMore;
};

/**
 * Keeps a form open until it is saved or the person agrees to leave it: the arrow, the Back button and closing
 * the tab ask.
 * @param question before a form with changes is left
 * @returns a function that lets the form go without a question, as after deleting its entry
 */
export function guardChanges(question: string) {
  guardMessages();
  let isLeaving = false;
  // A form that has been saved is gone before the page of the list is there.
  const hasChanges = () =>
    isUsed && !isLeaving && find(parts.fields) && find(parts.save)?.disabled === false;
  const noteUse = ({ type, target }: Event) => {
    // What was not saved is taken back by the button of a message.
    if (!(target instanceof Element && target.closest(`${parts.fields}, ${parts.confirm}`))) return;
    // A click into a text writes nothing.
    if (type !== 'pointerdown' || !target.closest('input, textarea, [contenteditable]'))
      isUsed = true;
  };
  for (const type of ['pointerdown', 'keydown', 'input', 'paste', 'drop'])
    document.addEventListener(type, noteUse, { capture: true });

  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType === 'replace' || !event.cancelable) return;
    if (hasChanges()) {
      event.preventDefault();
      // Once Sveltia CMS has noted the last key.
      setTimeout(() => {
        isLeaving = confirm(question);
        if (isLeaving) find(parts.back)?.click();
      }, 50);
    } else {
      isUsed = false;
      isLeaving = false;
    }
  });
  window.addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
  return () => {
    isLeaving = true;
  };
}
