import { render, type VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { PageContext } from "../page-context.ts";

/** Draws a window at the end of a page; `close` removes it. */
export const showWindow = (page: PageFrame, draw: (close: () => void) => VNode): void => {
  const place = document.body.appendChild(document.createElement("div"));
  place.className = "console-shell";
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  render(<PageContext.Provider value={page}>{draw(close)}</PageContext.Provider>, place);
};
