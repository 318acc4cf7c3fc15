/** What the rules may know of the world when a command is decided. Times are ISO 8601 in UTC. */
export interface CompetitionContext {
  /** Who asks, as it will stand in the journal. */
  readonly actor: string;
  /** When the command came in, by the server's clock: `recordedAt` of its events. */
  readonly now: string;
  /** When that happened which the command tells of, where it was earlier: e.g. when a mail came in. */
  readonly effectiveAt?: string;
}

/** An event as decided; `effectiveAt` where it does not take effect when it is recorded. */
export type DecidedEvent<Event> = Event & { readonly effectiveAt?: string };

/** What a command comes to: the events that follow and what deserves a second look. */
export interface CompetitionDecision<Event, Warning> {
  readonly events: readonly DecidedEvent<Event>[];
  readonly warnings: readonly Warning[];
}
