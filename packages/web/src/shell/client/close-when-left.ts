/**
 * Closes a list that folds out over the page on Escape, when the focus leaves it, or on a press
 * elsewhere. Escape returns the focus to the summary.
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
      // Escape closes nothing else.
      event.stopPropagation();
      event.preventDefault();
      list.open = false;
      list.querySelector("summary")?.focus();
    },
    { capture: true },
  );
};
