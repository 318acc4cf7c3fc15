import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Focuses an element that appears after the page was loaded, so that Enter is the next step. Leaves
 * the focus if the user is typing elsewhere, unless `always`.
 */
export const useInitialFocus = <Focusable extends HTMLElement>(
  always = false,
): RefObject<Focusable | null> => {
  const element = useRef<Focusable>(null);
  useLayoutEffect(() => {
    const idle = document.activeElement === null || document.activeElement === document.body;
    if (always || idle) element.current?.focus();
  }, [always]);
  return element;
};
