import { type CompetitionState, itemsOf, publicAnnouncements } from "@losfee/core";
import type { Occurred } from "./news.ts";
import { type NewsItem, newsItems } from "./news-items.ts";

/**
 * Returns the present news, last change first. For a pyramid only what still holds: a mail that
 * became known later can undo consequences. Linear in the events.
 */
export const currentNews = (
  { state, occurrences }: Occurred,
  most: number,
): readonly NewsItem[] => {
  const holds = stillHolds(state);
  const latest: NewsItem[] = [];
  for (const item of newsItems(occurrences)) {
    if (latest.length === most) break;
    if (holds(item)) latest.push(item);
  }
  return latest;
};

const stillHolds = (state: CompetitionState): ((item: NewsItem) => boolean) => {
  // An announcement may be empty after the erasure of a person it named.
  const announced = new Set(publicAnnouncements(state).map(({ id }) => id));
  const followed = new Set<string>();
  if (state.kind === "ladder") {
    for (const consequence of itemsOf(state.history)) followed.add(JSON.stringify(consequence));
  }
  return ({ topic }) => {
    if (topic.kind === "announcement") return announced.has(topic.announcement);
    return topic.kind !== "consequence" || followed.has(JSON.stringify(topic.consequence));
  };
};
