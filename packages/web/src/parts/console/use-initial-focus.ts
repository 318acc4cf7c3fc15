import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Focuses an element when it appears after the page was loaded, so that the next step is one Enter
 * away; nothing is taken from whoever is typing elsewhere, unless `always`.
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
