/** What receivers of a competition's webhooks choose among. */
export const WEBHOOK_TOPICS = [
  "pairings",
  "results",
  "rounds",
  "final",
  "pyramid",
  "announcements",
] as const;

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** What messages of webhooks are called. */
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
