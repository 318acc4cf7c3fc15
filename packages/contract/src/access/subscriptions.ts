/** Topics that webhook receivers can subscribe to. */
export const WEBHOOK_TOPICS = [
  "pairings",
  "results",
  "rounds",
  "final",
  "pyramid",
  "announcements",
] as const;

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** Type names of webhook messages. */
export const WEBHOOK_EVENT_TYPES = [
  "pairings.published",
  "pairings.withdrawn",
  "result.entered",
  "result.withdrawn",
  "round.finished",
  "round.reopened",
  "competition.finished",
  "competition.reopened",
  "pyramid.changed",
  "announcement.posted",
  "announcement.edited",
  "announcement.withdrawn",
  "webhook.test",
  "personal.message",
] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Kinds of messages that a participant can subscribe to by phone, mail or webhook. */
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
 * Returns the kinds of a competition: only a Pyramid has deadlines, and it has no pairings and no
 * pauses set by the director.
 */
export const messageKindsOf = (kind: "tournament" | "ladder"): readonly MessageKind[] =>
  MESSAGE_KINDS.filter((one) => !(FOREIGN[kind] as readonly MessageKind[]).includes(one));

/** Channels that deliver messages: a browser, an address, a program. */
export const CHANNEL_KINDS = ["push", "mail", "webhook"] as const;

export type ChannelKind = (typeof CHANNEL_KINDS)[number];
