/**
 * Closes a dialog at once when it is cancelled. By default, the browser reports the closing only
 * after the next key, which may open another dialog.
 */
export const cancelAtOnce =
  (close: () => void) =>
  (event: Event): void => {
    // A file field's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
