import type { RefObject } from "preact";

/** Focuses the next or previous card; returns it. */
export const stepThrough = (step: number): HTMLElement | undefined => {
  const cards = [...document.querySelectorAll<HTMLElement>(".format-cards a.lot")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = cards[Math.min(Math.max(at + step, 0), cards.length - 1)];
  next?.focus();
  return next;
};

/** Leads letters typed anywhere on the page to a field; returns a function that stops it. */
export const startTyping = (field: RefObject<HTMLInputElement | null>): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const isElsewhere = target instanceof Element && target.matches("input, select, textarea");
    if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere) return;
    if (document.querySelector("dialog[open]") !== null) return;
    // The letter itself follows into the focused field.
    if (/^\p{L}$/u.test(key)) field.current?.focus();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
};
