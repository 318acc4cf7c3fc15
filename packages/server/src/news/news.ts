import {
  applyCompetitionEvent,
  type CompetitionState,
  isErasure,
  isJournalOf,
  THE_PLACE,
} from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import type { Occurrence } from "./occurrence.ts";
import { occurrencesOf, occurrencesOfLadder } from "./occurrences-of.ts";

/** Everything public that occurred at a competition up to a state of it. */
export interface Occurred {
  readonly state: CompetitionState;
  readonly occurrences: readonly Occurrence[];
  /** When the competition was created, ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** What is public of competitions, as it happened. */
export interface News {
  /** Null: there is no such competition. Linear in the events since it was asked for last. */
  of(competition: string): Promise<Occurred | null>;
}

/** A competition as far as it was followed. */
interface Followed {
  state: CompetitionState | null;
  createdAt: string;
  readonly occurrences: Occurrence[];
}

/** How many competitions are followed at a time: those not asked for longest are read anew. */
const CAPACITY = 16;

/** What happened at the competitions of a service. A cache: it can always be dropped. */
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
    // Of a rehearsal nobody is told anything.
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
    // What was erased must not stay in memory either.
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
      // What others had begun to follow before may lack what came meanwhile.
      await underWay.get(competition);
      const running = underWay.get(competition);
      if (running !== undefined) return running;
      const following = follow(competition).finally(() => underWay.delete(competition));
      underWay.set(competition, following);
      return following;
    },
  };
};

/** Not so where another process has removed a competition, and another journal has its name. */
const goesOn = ({ state: before }: Followed, { seq, commitments }: CompetitionState): boolean =>
  before !== null &&
  before.seq <= seq &&
  before.commitments[0]?.seedHash === commitments[0]?.seedHash;
