import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Catches the focus when the control that had it disappears: it then goes to `target`.
 * @returns handlers for the element around the controls
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    target.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: (event: { target: Element }) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
