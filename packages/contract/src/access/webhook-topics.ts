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
