import { type Language, may, unplayedText } from "@losfee/contract";
import {
  currentStage,
  type Entry,
  type EntryId,
  isSeated,
  pairedRound,
  publishedRounds,
  stageOfRound,
  type TournamentState,
} from "@losfee/core";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type PersonToChoose, peopleToChoose } from "../../parts/own/people-to-choose.ts";
import { type OwnAbsence, ownAbsence } from "./absence.ts";
import { type Coming, comingRounds } from "./coming.ts";
import { isOpen, type OwnContest, ownContests } from "./contests.ts";
import { missedTables } from "./left-out.ts";
import { type OwnLineUp, ownLineUp } from "./line-up.ts";
import { fateOf, finalOf, type OwnOutlook, outlookOf } from "./outlook.ts";
import { type OwnPast, ownPast } from "./past.ts";
import { type OwnStanding, opponentStanding, standingOf } from "./standing.ts";

/** What there is for the player to do or to know first. */
export type Now =
  | { readonly kind: "game" }
  /** The round has no game for the player: a bye, a pause. */
  | { readonly kind: "without-game"; readonly round: number; readonly text: string }
  /** Nothing is published that the player is in. */
  | { readonly kind: "waiting" }
  /** At tables, where a stage is seated all at once, there is no round to name. */
  | { readonly kind: "withdrawn"; readonly fromRound: number | null }
  /** A stage at tables is played without the player. */
  | { readonly kind: "left-out"; readonly stage: string }
  | { readonly kind: "over" };

/** What somebody who takes part needs on a phone. */
export interface OwnPlayer extends Pick<PlayerLabel, "name" | "title"> {
  readonly entry: EntryId;
  /** When the page was made: ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly now: Now;
  /** The game to be played, or played last in this round. */
  readonly current: OwnContest | null;
  /** Where the opponent of a game for two stood before it; null before the first round and at tables. */
  readonly opponent: OwnStanding | null;
  /** Rounds in which the two met before. */
  readonly metIn: readonly number[];
  /** Earlier games that still need something. */
  readonly unsettled: readonly OwnContest[];
  readonly coming: readonly Coming[];
  readonly outlook: OwnOutlook | null;
  /** In the candidates' round: whether the player can reach the final, and why; else empty. */
  readonly fate: string;
  /** The final that the player is in, and what it still needs or who has won. */
  readonly final: { readonly stage: string; readonly standing: readonly string[] } | null;
  readonly past: readonly OwnPast[];
  readonly standing: OwnStanding | null;
  /** What was asked of the director, and can be; null where it is not this player who looks. */
  readonly absence: OwnAbsence | null;
  /** Whether results can be reported from here. */
  readonly reports: boolean;
  /** Of a team, for its captain alone; null for everybody else. */
  readonly lineUp: OwnLineUp | null;
}

/** The page of one's own: of whoever the device belongs to, or the question who that is. */
export interface OwnModel {
  readonly competition: string;
  readonly player: OwnPlayer | null;
  /** After how many minutes a report counts that nobody objects to; null: a director confirms it. */
  readonly acceptedAfter: number | null;
  /**
   * By which it is known whose page it is: a personal link, an account that is signed in, a choice on this
   * device, a director's look.
   */
  readonly by: "link" | "account" | "choice" | "director" | null;
  /** Whether messages can go to whoever it is, which takes a personal link. */
  readonly getsMessages: boolean;
  /** Everybody to choose from, by name; empty where it is known. */
  readonly people: readonly PersonToChoose[];
}

/** The page of whoever's link was followed, or who was chosen on this device; directors see anybody's by `?entry=`. */
export const buildOwn = (request: PageRequest): OwnModel | null => {
  const { state, viewer, query, mine } = request;
  if (state === null) return null;
  const isPlayer = viewer.scope?.kind === "player";
  const asked = may(viewer, "director") ? Number(query["entry"]) : Number.NaN;
  const id = isPlayer ? viewer.scope.entry : Number.isNaN(asked) ? mine : asked;
  const entry = id === undefined ? undefined : state.entries.get(id);
  const { competition, settings } = state;
  const { unconfirmed = "director" } = settings;
  const acceptedAfter = unconfirmed === "director" ? null : unconfirmed.acceptedAfter;
  if (entry === undefined || entry.erased !== undefined) {
    return {
      competition,
      acceptedAfter,
      player: null,
      by: null,
      getsMessages: false,
      people: peopleToChoose(state),
    };
  }
  const proven = viewer.also?.includes("person") ? "account" : "link";
  const by = isPlayer ? proven : Number.isNaN(asked) ? "choice" : "director";
  return {
    competition,
    acceptedAfter,
    player: ownPlayer(request, state, entry, isPlayer),
    by,
    getsMessages: isPlayer && request.byLink !== false,
    people: [],
  };
};

const ownPlayer = (
  { language, viewer, now = "", isReckoning }: PageRequest,
  state: TournamentState,
  entry: Entry,
  acts: boolean,
): OwnPlayer => {
  const { id } = entry;
  // Whoever has left a table sits at none: games nobody has said anything of go on without them.
  const contests = ownContests(state, id, viewer.label, language).filter(
    ({ atTable, status }) => entry.withdrawal === null || !atTable || status !== "open",
  );
  const round = publishedRounds(state);
  const current = currentOf(state, entry, contests, round);
  const { name, title } = playerLabel(state, id);
  const lineUp = acts && state.status === "open" ? ownLineUp(state, id) : null;
  return {
    entry: id,
    madeAt: now,
    name,
    title,
    now: nowOf(state, entry, current, language),
    current,
    opponent: current === null ? null : opponentStanding(state, current, language),
    metIn: metBefore(contests, current),
    unsettled: contests.filter((one) => one.round !== current?.round && isLeftOpen(one, current)),
    coming: comingRounds(state, entry, contests, current, language),
    outlook: isReckoning || state.status === "closed" ? null : outlookOf(state, id, language),
    fate: state.status === "closed" ? "" : fateOf(state, id, language),
    final: finalOf(state, id, language),
    past: ownPast(state, id, contests, language),
    standing: standingOf(state, id, language),
    absence: acts ? ownAbsence(state, entry) : null,
    reports: acts && state.status === "open" && !isSecret(lineUp),
    lineUp,
  };
};

/** Whether a report would show what is not published: boards name who sits there. */
const isSecret = (lineUp: OwnLineUp | null): boolean =>
  lineUp !== null && lineUp.status !== "published" && (lineUp.status === "given" || lineUp.theirs);

/**
 * The game that is on: at tables, whose games are seated all at once, the first that nobody has said
 * anything of, else the last; at boards that of the last round. None where the player is not in it, or has left the tables.
 */
const currentOf = (
  state: TournamentState,
  { withdrawal }: Entry,
  contests: readonly OwnContest[],
  published: number,
): OwnContest | null => {
  const stage = currentStage(state);
  const last = state.rounds[published - 1];
  if (last === undefined || state.status === "closed") return null;
  if (last.at === "boards") return contests.find(({ round }) => round === last.number) ?? null;
  if (withdrawal !== null) return null;
  const rounds = new Set(stage?.games.map((game) => game.round));
  const own = contests.filter((one) => rounds.has(one.round));
  return own.find(({ status }) => status === "open") ?? own.at(-1) ?? null;
};

/** Games before the current one that were left open, and later ones that something was said of. */
const isLeftOpen = (contest: OwnContest, current: OwnContest | null): boolean =>
  isOpen(contest) &&
  (contest.status !== "open" || contest.round < (current?.round ?? Number.POSITIVE_INFINITY));

const nowOf = (
  state: TournamentState,
  { id, withdrawal }: Entry,
  current: OwnContest | null,
  language: Language,
): Now => {
  if (state.status === "closed") return { kind: "over" };
  if (current !== null) return { kind: "game" };
  const round = publishedRounds(state);
  if (withdrawal !== null) {
    const { fromRound } = withdrawal;
    const from = stageOfRound(state.settings, fromRound);
    const isAtBoards = from !== undefined && !isSeated(from.stage);
    return { kind: "withdrawn", fromRound: isAtBoards ? fromRound : null };
  }
  const missed = missedTables(state, id, language);
  if (missed !== "") return { kind: "left-out", stage: missed };
  const sits = pairedRound(state, round)?.unplayed.find((one) => one.entry === id);
  return sits === undefined
    ? { kind: "waiting" }
    : { kind: "without-game", round, text: unplayedText(sits, state.settings, language) };
};

const metBefore = (
  contests: readonly OwnContest[],
  current: OwnContest | null,
): readonly number[] => {
  const mate = current?.mates[0];
  if (current === null || current.atTable || mate === undefined) return [];
  return contests
    .filter(({ round, atTable }) => round < current.round && !atTable)
    .filter(({ mates }) => mates.some(({ entry }) => entry === mate.entry))
    .map(({ round }) => round);
};
