import type { WebhookEventType, WebhookTopic } from "@losfee/contract";
import type { Occurrence } from "../news/occurrence.ts";

/** The topic a receiver can choose, and the type of the message about an occurrence. */
export interface WebhookEvent {
  readonly topic: WebhookTopic;
  readonly type: WebhookEventType;
}

/** Returns topic and type of an occurrence. */
export const webhookEventOf = (occurrence: Occurrence): WebhookEvent => {
  switch (occurrence.kind) {
    case "pairings":
    case "seating":
      return { topic: "pairings", type: "pairings.published" };
    case "recalled":
      return { topic: "pairings", type: "pairings.withdrawn" };
    case "result":
      return {
        topic: "results",
        type: occurrence.outcome === null ? "result.withdrawn" : "result.entered",
      };
    case "round-complete":
      return { topic: "rounds", type: "round.finished" };
    case "round-open":
      return { topic: "rounds", type: "round.reopened" };
    case "announced":
      return {
        topic: "announcements",
        type: occurrence.edited ? "announcement.edited" : "announcement.posted",
      };
    case "announcement-withdrawn":
      return { topic: "announcements", type: "announcement.withdrawn" };
    case "closed":
      return { topic: "final", type: "competition.finished" };
    case "reopened":
      return { topic: "final", type: "competition.reopened" };
    case "consequence":
      return { topic: "pyramid", type: "pyramid.changed" };
  }
};
