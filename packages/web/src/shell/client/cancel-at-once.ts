/**
 * What a dialog does when it is cancelled: it goes at once. Left to itself, the browser would say
 * that it is closed after the next key, which may open another one.
 */
export const cancelAtOnce =
  (close: () => void) =>
  (event: Event): void => {
    // What a field for files says when nobody chose one comes up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
