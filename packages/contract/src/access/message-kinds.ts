/** What somebody who takes part chooses among for the own phone, mail or program. */
export const MESSAGE_KINDS = [
  "pairings",
  "results",
  "disputes",
  "requests",
  "deadlines",
  "announcements",
  "final",
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

const FOREIGN = {
  tournament: ["deadlines"],
  ladder: ["pairings", "requests"],
} as const satisfies Record<string, readonly MessageKind[]>;

/**
 * Which there are of a kind of competition: only a Pyramid has deadlines, and it pairs nobody and
 * lets players see to their pauses themselves.
 */
export const messageKindsOf = (kind: "tournament" | "ladder"): readonly MessageKind[] =>
  MESSAGE_KINDS.filter((one) => !(FOREIGN[kind] as readonly MessageKind[]).includes(one));

/** By which way messages reach a person: a browser that shows them, an address, a program. */
export const CHANNEL_KINDS = ["push", "mail", "webhook"] as const;

export type ChannelKind = (typeof CHANNEL_KINDS)[number];
