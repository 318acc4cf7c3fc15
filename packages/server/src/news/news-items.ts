import type { AnnouncementId } from "@losfee/core";
import { type Occurrence, occurrenceId } from "./occurrence.ts";

/** Topic of a piece of news. */
export type NewsTopic =
  | { readonly kind: "pairings"; readonly round: number }
  | { readonly kind: "seating"; readonly stage: number }
  | { readonly kind: "results"; readonly round: number }
  | { readonly kind: "standings"; readonly round: number }
  | { readonly kind: "final" }
  | { readonly kind: "announcement"; readonly announcement: AnnouncementId }
  | Pick<Extract<Occurrence, { readonly kind: "consequence" }>, "kind" | "consequence">;

/** A piece of news as it stands now: it keeps its id as long as its subject changes. */
export interface NewsItem {
  /** Permanent within the competition. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly changedAt: string;
  /** The event that last changed it. */
  readonly seq: number;
  readonly topic: NewsTopic;
}

/**
 * Returns the news after all occurrences, latest change first. Withdrawn news is gone; the results
 * of a round are one piece that changes with each of them. Linear.
 */
export const newsItems = (occurrences: readonly Occurrence[]): readonly NewsItem[] => {
  const items = new Map<string, NewsItem>();
  const put = (id: string, topic: NewsTopic, { at, seq }: Occurrence): void => {
    items.set(id, {
      id,
      topic,
      publishedAt: items.get(id)?.publishedAt ?? at,
      changedAt: at,
      seq,
    });
  };
  /** Published standings change with a result of their round or of an earlier one. */
  const touchStandings = (from: number, occurrence: Occurrence): void => {
    for (const { id, topic } of [...items.values()]) {
      if (topic.kind === "standings" && topic.round >= from) put(id, topic, occurrence);
    }
  };
  for (const occurrence of occurrences) {
    switch (occurrence.kind) {
      case "pairings":
        put(
          `pairings-${occurrence.round}`,
          { kind: "pairings", round: occurrence.round },
          occurrence,
        );
        break;
      case "seating":
        put(
          `seating-${occurrence.stage}`,
          { kind: "seating", stage: occurrence.stage },
          occurrence,
        );
        break;
      case "recalled":
        for (const round of occurrence.rounds) {
          for (const kind of ["pairings", "results", "standings"]) items.delete(`${kind}-${round}`);
        }
        if (occurrence.stage !== null) items.delete(`seating-${occurrence.stage}`);
        break;
      case "result":
        put(
          `results-${occurrence.round}`,
          { kind: "results", round: occurrence.round },
          occurrence,
        );
        touchStandings(occurrence.round, occurrence);
        break;
      case "round-complete":
        put(
          `standings-${occurrence.round}`,
          { kind: "standings", round: occurrence.round },
          occurrence,
        );
        break;
      case "round-open":
        items.delete(`standings-${occurrence.round}`);
        break;
      case "announced": {
        const { announcement } = occurrence;
        put(`announcement-${announcement}`, { kind: "announcement", announcement }, occurrence);
        break;
      }
      case "announcement-withdrawn":
        items.delete(`announcement-${occurrence.announcement}`);
        break;
      case "closed":
        put("final", { kind: "final" }, occurrence);
        break;
      case "reopened":
        items.delete("final");
        break;
      case "consequence":
        put(
          `event-${occurrenceId(occurrence)}`,
          { kind: occurrence.kind, consequence: occurrence.consequence },
          occurrence,
        );
        break;
    }
  }
  return [...items.values()].sort((a, b) => b.seq - a.seq || (a.id < b.id ? 1 : -1));
};
