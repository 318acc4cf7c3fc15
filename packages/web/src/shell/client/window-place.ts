import { render } from "preact";

/** Creates a container at the end of the page for a window; `close` removes it. */
export const windowPlace = (): { readonly place: HTMLElement; readonly close: () => void } => {
  const place = document.body.appendChild(document.createElement("div"));
  place.className = "console-shell";
  const close = (): void => {
    render(null, place);
    place.remove();
  };
  return { place, close };
};
