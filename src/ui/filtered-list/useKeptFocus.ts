import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isInWindow } from './scroll.ts';

/**
 * Gives the focus to `target` where the control that had it disappears.
 * @returns handlers for the element around the controls, and a function that does the same where
 * the control has left the window
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);

  const check = () => {
    if (!focused.current || isInWindow(focused.current)) return;
    focused.current = null;
    target.current?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) check();
  });

  return {
    check,
    handlers: {
      onFocus: (event: { target: Element }) => {
        focused.current = event.target;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
