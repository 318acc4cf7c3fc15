import { VIEW_ELEMENT } from "../layout/elements.ts";

/** Puts the contents of a newer version of the page in place; what was opened stays open. */
export const replaceView = (next: Document): void => {
  const [from, to] = [next.getElementById(VIEW_ELEMENT), document.getElementById(VIEW_ELEMENT)];
  if (from === null || to === null) return;
  for (const open of to.querySelectorAll("details[open][id]")) {
    from.querySelector(`#${CSS.escape(open.id)}`)?.setAttribute("open", "");
  }
  const focused = pathTo(document.activeElement, to);
  const scrolled = [...to.querySelectorAll(".scroller")].map(({ scrollLeft, scrollTop }) => ({
    left: scrollLeft,
    top: scrollTop,
    behavior: "instant" as const,
  }));
  document.title = next.title;
  to.replaceChildren(...from.childNodes);
  for (const [index, element] of [...to.querySelectorAll(".scroller")].entries()) {
    element.scrollTo(scrolled[index]);
  }
  if (focused !== null) elementAt(focused, to)?.focus({ preventScroll: true });
};

/** Where an element sits below `root`, as positions among siblings; null if it is not below it. */
const pathTo = (element: Element | null, root: Element): readonly number[] | null => {
  const path: number[] = [];
  let at = element;
  while (at !== null && at !== root) {
    const parent: Element | null = at.parentElement;
    path.unshift(parent === null ? 0 : [...parent.children].indexOf(at));
    at = parent;
  }
  return at === root && path.length > 0 ? path : null;
};

const elementAt = (path: readonly number[], root: Element): HTMLElement | null => {
  let at: Element | undefined = root;
  for (const index of path) at = at?.children[index];
  return at instanceof HTMLElement ? at : null;
};
