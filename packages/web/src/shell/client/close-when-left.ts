/**
 * A list that folds out over the page folds in again when somebody presses Escape, follows the focus
 * out of it, or presses a pointer elsewhere. Escape gives the focus back to what opened it.
 */
export const closeWhenLeft = (list: HTMLDetailsElement): void => {
  const isIn = (target: EventTarget | null): boolean =>
    target instanceof Node && list.contains(target);
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !isIn(relatedTarget)) list.open = false;
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!isIn(target)) list.open = false;
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !list.open || document.querySelector("dialog[open]")) return;
      // What else Escape closes stays as it is.
      event.stopPropagation();
      event.preventDefault();
      list.open = false;
      list.querySelector("summary")?.focus();
    },
    { capture: true },
  );
};
