interface Follower {
  /** Something happened up to this number. */
  readonly onChange: (seq: number) => void;
  readonly onConnection: (live: boolean) => void;
}

/** Follows the live stream of a competition; reconnects by itself. Gives a function that ends it. */
export const followStream = (address: string, after: number, follower: Follower): (() => void) => {
  const source = new EventSource(`${address}?after=${after}`);
  source.addEventListener("change", (event) => follower.onChange(Number(event.lastEventId)));
  source.addEventListener("open", () => follower.onConnection(true));
  source.addEventListener("error", () => follower.onConnection(false));
  return () => source.close();
};
