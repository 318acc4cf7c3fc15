import {
  applyCompetitionEvent,
  type CompetitionState,
  isErasure,
  isJournalOf,
  itemsOf,
  publicAnnouncements,
  THE_PLACE,
} from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import { type NewsItem, newsItems } from "./news-items.ts";
import type { Occurrence } from "./occurrence.ts";
import { occurrencesOf, occurrencesOfLadder } from "./occurrences-of.ts";

/** All public occurrences of a competition up to one of its states. */
export interface Occurred {
  readonly state: CompetitionState;
  readonly occurrences: readonly Occurrence[];
  /** Creation of the competition, ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** Public occurrences of competitions, in order. */
export interface News {
  /** Null: no such competition. Linear in the events since the last call. */
  of(competition: string): Promise<Occurred | null>;
}

/** A competition up to the event processed last. */
interface Followed {
  state: CompetitionState | null;
  createdAt: string;
  readonly occurrences: Occurrence[];
}

/** Number of cached competitions: the least recently requested is dropped. */
const CAPACITY = 16;

/** Creates the news of a service's competitions: a cache that may be dropped at any time. */
export const createNews = (
  competitions: Pick<CompetitionService, "state" | "eventsOf">,
  store: Pick<JournalStore, "subscribe">,
): News => {
  const followed = new Map<string, Followed>();
  const underWay = new Map<string, Promise<Occurred | null>>();

  const touch = (competition: string, known: Followed): Followed => {
    followed.delete(competition);
    followed.set(competition, known);
    for (const id of followed.keys()) {
      if (followed.size <= CAPACITY) break;
      followed.delete(id);
    }
    return known;
  };

  const follow = async (competition: string): Promise<Occurred | null> => {
    const state = await competitions.state(competition);
    // A rehearsal has no news.
    if (state === null || state.rehearsal !== null) {
      followed.delete(competition);
      return null;
    }
    const known = followed.get(competition);
    const from: Followed =
      known !== undefined && goesOn(known, state)
        ? known
        : { state: null, createdAt: "", occurrences: [] };
    const events = await competitions.eventsOf(state, { after: from.state?.seq ?? 0 });
    // Erased data must not stay in memory either.
    if (from.state !== null && events.some(isErasure)) {
      followed.delete(competition);
      return follow(competition);
    }
    from.createdAt ||= events[0]?.recordedAt ?? "";
    if (from.state === null && state.kind === "ladder" && isJournalOf("ladder", events)) {
      from.occurrences.push(...occurrencesOfLadder(state, events));
      from.state = state;
      return { ...touch(competition, from), state };
    }
    for (const event of events) {
      const after = applyCompetitionEvent(from.state, event);
      from.occurrences.push(...occurrencesOf(from.state, event, after));
      from.state = after;
    }
    return { ...touch(competition, from), state };
  };

  store.subscribe(({ kind, journal: { owner, id } }) => {
    if (kind === "removed" && owner === THE_PLACE) followed.delete(id);
  });

  return {
    async of(competition) {
      // A run that other callers started earlier may lack the newest events.
      await underWay.get(competition);
      const running = underWay.get(competition);
      if (running !== undefined) return running;
      const following = follow(competition).finally(() => underWay.delete(competition));
      underWay.set(competition, following);
      return following;
    },
  };
};

/** False if another process has removed the competition and a new journal has its id. */
const goesOn = ({ state: before }: Followed, { seq, commitments }: CompetitionState): boolean =>
  before !== null &&
  before.seq <= seq &&
  before.commitments[0]?.seedHash === commitments[0]?.seedHash;

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
