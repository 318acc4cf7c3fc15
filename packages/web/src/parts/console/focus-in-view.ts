/**
 * Focuses a field after content above or below it has closed, and scrolls it into view: otherwise
 * the shrunken page stays scrolled to empty space.
 */
export const focusInView = (id: string): void => {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
};
