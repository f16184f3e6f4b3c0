const find = (selector: string) =>
  document.querySelector<HTMLButtonElement>(`.content-editor ${selector}`);

/** Sveltia CMS writes down what was typed half a second after the last key. */
const pause = 600;

/**
 * Keeps a form open until it is saved or the person agrees to leave it: Escape does not leave, and the
 * arrow, the Back button and closing the tab ask.
 * @param question before a form with changes is left
 * @returns a function that lets the form go without a question, as after deleting its entry
 */
export function guardChanges(question: string) {
  let isUsed = false;
  let isLeaving = false;
  // A form that has been saved is gone before the page of the list is there.
  const hasChanges = () =>
    isUsed && !isLeaving && find('.body') && find('button.primary')?.disabled === false;
  const noteUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.content-editor .body')) isUsed = true;
  };
  document.addEventListener('pointerdown', noteUse, { capture: true });
  document.addEventListener('keydown', noteUse, { capture: true });

  // The shortcut of a button presses it: a press that is not the person's own.
  const ignoreEscape = (event: MouseEvent) => {
    const isShortcut = !event.isTrusted && !isLeaving;
    if (isShortcut && (event.target as Element).closest('[aria-keyshortcuts="Escape"]'))
      event.stopImmediatePropagation();
  };
  document.addEventListener('click', ignoreEscape, { capture: true });

  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType === 'replace' || !event.cancelable) return;
    if (hasChanges()) {
      event.preventDefault();
      setTimeout(() => {
        isLeaving = confirm(question);
        if (isLeaving) find('button.back')?.click();
      }, pause);
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
