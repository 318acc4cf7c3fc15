import { type CompetitionState, itemsOf, publicAnnouncements } from "@losfee/core";
import type { Occurred } from "./news.ts";
import { type NewsItem, newsItems } from "./news-items.ts";

/**
 * The latest news as it stands, the last change first. Of a pyramid only what still holds: a mail that
 * became known later can undo what had followed. Linear in what happened.
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
  // Of an announcement nothing may be left, where it named somebody who was erased.
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
