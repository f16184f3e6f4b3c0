import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isInViewport } from './scroll.ts';

/**
 * Moves the focus to `target` if the focused control disappears.
 * @returns handlers for the element around the controls, and a function that does the same if the
 * control has left the viewport
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);

  const check = () => {
    if (!focused.current || isInViewport(focused.current)) return;
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
