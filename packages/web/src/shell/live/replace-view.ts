import { VIEW_ELEMENT } from "../layout/elements.ts";

/** Replaces the contents with a newer version of the page; open details stay open. */
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

/** Returns the path of an element below `root` as sibling indices; null if it is not below it. */
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
