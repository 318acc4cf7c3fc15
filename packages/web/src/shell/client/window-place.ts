import { render } from "preact";

/** A place at the end of the page for a window over it, and what takes it away again. */
export const windowPlace = (): { readonly place: HTMLElement; readonly close: () => void } => {
  const place = document.body.appendChild(document.createElement("div"));
  place.className = "console-shell";
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  return { place, close };
};
