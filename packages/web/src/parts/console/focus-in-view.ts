/**
 * Gives a field the focus once what was open above or below it is gone, and brings it into view: what
 * shrinks leaves the page scrolled to where nothing is.
 */
export const focusInView = (id: string): void => {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
};
