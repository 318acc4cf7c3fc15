/** Happens to the document when something was noted beside the journal; the page stays what it is. */
export const ASIDE = "losfee:aside";

interface Follower {
  /** Something happened up to this number. */
  readonly onChange: (seq: number) => void;
  /** Something was noted beside the journal. */
  readonly onAside: () => void;
  readonly onConnection: (live: boolean) => void;
  /** The session is over by which more was told than the public sees; nothing more will come. */
  readonly onSessionEnded: () => void;
}

/** Follows the live stream of a competition; reconnects by itself. Gives a function that ends it. */
export const followStream = (address: string, after: number, follower: Follower): (() => void) => {
  const source = new EventSource(`${address}?after=${after}`);
  source.addEventListener("change", (event) => follower.onChange(Number(event.lastEventId)));
  source.addEventListener("aside", () => follower.onAside());
  source.addEventListener("open", () => follower.onConnection(true));
  source.addEventListener("error", () => follower.onConnection(false));
  source.addEventListener("session-ended", () => {
    source.close();
    follower.onSessionEnded();
  });
  return () => source.close();
};
