/** Fired on the document when a note was added outside the journal; the page stays unchanged. */
export const ASIDE = "losfee:aside";

interface Follower {
  /** Events up to this number exist. */
  readonly onChange: (seq: number) => void;
  /** A note was added outside the journal. */
  readonly onAside: () => void;
  readonly onConnection: (live: boolean) => void;
  /** The session with more than public access has ended; the stream is over. */
  readonly onSessionEnded: () => void;
}

/** Follows the live stream of a competition; reconnects as needed. Returns a function to end it. */
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
