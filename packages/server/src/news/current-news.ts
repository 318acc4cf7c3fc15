import { type CompetitionState, itemsOf } from "@losfee/core";
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
  if (state.kind !== "ladder") return () => true;
  const current = new Set<string>();
  for (const consequence of itemsOf(state.history)) current.add(JSON.stringify(consequence));
  return ({ topic }) =>
    topic.kind !== "consequence" || current.has(JSON.stringify(topic.consequence));
};
