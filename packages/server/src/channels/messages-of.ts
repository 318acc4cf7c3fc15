import type { MessageKind } from "@losfee/contract";
import {
  type AnnouncementId,
  type Contest,
  type EntryId,
  isPaired,
  openRequests,
  type RecordedCompetitionEvent,
  type RecordedTournamentEvent,
  type Round,
  recordedResult,
  type TournamentState,
} from "@losfee/core";

/** Content of a message by topic. Numbers only: the words are found when it is sent. */
export type MessageContent =
  /** The player's seat in a round of games for two, or that there is no game. */
  | { readonly kind: "paired"; readonly round: number }
  /** The player's seat at the tables of a stage. */
  | { readonly kind: "seated"; readonly stage: number; readonly round: number }
  /** A published pairing or seat of the player was withdrawn. */
  | { readonly kind: "recalled"; readonly round: number }
  /** Another user has entered, changed or withdrawn (`null`) the result of the player's game. */
  | { readonly kind: "result"; readonly round: number; readonly change: "new" | "other" | null }
  /** Another player has reported a result: it can be confirmed. */
  | { readonly kind: "reported"; readonly round: number }
  /** Reports of the player's game contradict each other. */
  | { readonly kind: "disputed"; readonly round: number }
  /** The director has answered the player's request. */
  | { readonly kind: "answered"; readonly request: number }
  | { readonly kind: "announced"; readonly announcement: AnnouncementId; readonly edited: boolean }
  | { readonly kind: "closed" };

/** A message to one person about an event. */
export interface Message {
  readonly entry: EntryId;
  readonly topic: MessageKind;
  /** Number of the event; with the entry, kind and round it identifies the message. */
  readonly seq: number;
  readonly content: MessageContent;
}

/** Returns the messages to all of these entries about the competition; null for other events. */
export const lifecycleMessages = (
  { type, seq, data }: RecordedCompetitionEvent,
  entries: readonly EntryId[],
): readonly Message[] | null => {
  const everybody = (topic: MessageKind, content: MessageContent): readonly Message[] =>
    entries.map((entry) => ({ entry, topic, seq, content }));
  switch (type) {
    case "announcement-posted":
      return everybody("announcements", { kind: "announced", announcement: seq, edited: false });
    case "announcement-edited":
      return everybody("announcements", {
        kind: "announced",
        announcement: data.announcement,
        edited: true,
      });
    case "competition-closed":
      return everybody("final", { kind: "closed" });
    default:
      return null;
  }
};

/**
 * Returns the messages that an event of a tournament causes, from the states `before` and `after`
 * it. Leaves out the person who caused it. Linear in the games of the published rounds.
 */
export const messagesOf = (
  before: TournamentState,
  event: RecordedTournamentEvent,
  after: TournamentState,
): readonly Message[] => {
  const present = [...after.entries.values()].filter(({ erased }) => erased === undefined);
  const { seq, actor } = event;
  const changes = () =>
    [
      ...requestsAnswered(before, after),
      ...placesChanged(before, after),
      ...resultsChanged(before, after, actor),
    ].map((message) => ({ ...message, seq }));
  return (
    lifecycleMessages(
      event,
      present.map(({ id }) => id),
    ) ?? changes()
  );
};

type Change = Omit<Message, "seq">;

const requestsAnswered = (before: TournamentState, after: TournamentState): readonly Change[] =>
  before.requests === after.requests
    ? []
    : openRequests(before).flatMap(({ entry, seq: request }): Change | readonly [] => {
        const now = after.requests.get(entry);
        return now?.seq === request && now.answer !== null
          ? { entry, topic: "requests", content: { kind: "answered", request } }
          : [];
      });

/** Rounds that an event left unchanged are the same objects in both states. */
const changedRounds = (
  before: TournamentState,
  after: TournamentState,
): readonly (readonly [Round | undefined, Round | undefined])[] =>
  Array.from(
    { length: Math.max(before.rounds.length, after.rounds.length) },
    (_, index) => [before.rounds[index], after.rounds[index]] as const,
  ).filter(([old, current]) => old !== current);

const isPublic = (round: Round | undefined): round is Round => round?.status === "published";

const placesChanged = (before: TournamentState, after: TournamentState): readonly Change[] => {
  const changes: Change[] = [];
  /** The games of a stage are seated all at once: only the first that differs is reported. */
  const done = new Set<string>();
  const tell = (entry: EntryId, group: string, content: MessageContent): void => {
    if (done.has(`${entry}/${group}`)) return;
    done.add(`${entry}/${group}`);
    changes.push({ entry, topic: "pairings", content });
  };
  for (const [old, current] of changedRounds(before, after)) {
    const was = isPublic(old) ? placesIn(old) : null;
    const is = isPublic(current) ? placesIn(current) : null;
    const round = (current ?? old)?.number ?? 0;
    const of = isPublic(current) ? current : old;
    const stage = of === undefined || isPaired(of) ? null : of.stage + 1;
    const group = stage === null ? `round-${round}` : `stage-${stage}`;
    for (const entry of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
      if (was?.get(entry) === is?.get(entry)) continue;
      if (is === null) tell(entry, group, { kind: "recalled", round });
      else if (stage === null) tell(entry, group, { kind: "paired", round });
      else if (is.has(entry)) tell(entry, group, { kind: "seated", stage, round });
      else tell(entry, group, { kind: "recalled", round });
    }
  }
  return changes;
};

/** Returns every player's seat in a round, as texts to compare. */
const placesIn = (round: Round): ReadonlyMap<EntryId, string> => {
  const places = new Map<EntryId, string>();
  for (const contest of round.games) {
    // After the result the seats of two who drew for the start are swapped: no player moved.
    const drawn = "start" in contest && contest.start.code === "players-draw";
    const seats = drawn ? contest.seats.toSorted((a, b) => a - b) : contest.seats;
    for (const entry of contest.seats) places.set(entry, `${contest.board}: ${seats.join()}`);
  }
  if (isPaired(round)) for (const { entry, reason } of round.unplayed) places.set(entry, reason);
  return places;
};

const resultsChanged = (
  before: TournamentState,
  after: TournamentState,
  actor: string,
): readonly Change[] =>
  changedRounds(before, after).flatMap(([old, current]) => {
    if (!isPublic(old) || !isPublic(current)) return [];
    const known = new Map(old.games.map((contest) => [contest.board, contest]));
    return current.games.flatMap((contest): readonly Change[] => {
      const was = known.get(contest.board);
      if (was === undefined || was.result === contest.result) return [];
      const round = current.number;
      const others = contest.seats.filter((entry) => actor !== `player:${entry}`);
      return others.flatMap((entry): Change | readonly [] => {
        const change = resultChange(was, contest, round, actor);
        return change === null ? [] : { entry, ...change };
      });
    });
  });

const resultChange = (
  was: Contest,
  is: Contest,
  round: number,
  actor: string,
): Omit<Change, "entry"> | null => {
  if (is.result?.status === "conflict") {
    const isNew = was.result?.status !== "conflict";
    return isNew ? { topic: "disputes", content: { kind: "disputed", round } } : null;
  }
  const [old, current] = [recordedResult(was), recordedResult(is)];
  const isSame = said(was) === said(is);
  if (current === null) {
    return old === null
      ? null
      : { topic: "results", content: { kind: "result", round, change: null } };
  }
  if (current.status === "reported" && actor.startsWith("player:")) {
    return isSame ? null : { topic: "results", content: { kind: "reported", round } };
  }
  if (isSame) return null;
  const change = old === null ? "new" : "other";
  return { topic: "results", content: { kind: "result", round, change } };
};

/** Returns the relevant content of a contest as a text to compare. */
const said = (contest: Contest): string =>
  JSON.stringify([contest.seats, recordedResult(contest)?.outcome ?? null]);
