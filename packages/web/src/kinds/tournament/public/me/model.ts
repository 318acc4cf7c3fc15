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
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type PersonToChoose, peopleToChoose } from "../../parts/own/people-to-choose.ts";
import { type OwnAbsence, ownAbsence } from "./absence.ts";
import { type Coming, comingRounds } from "./coming.ts";
import { isOpen, type OwnContest, ownContests } from "./contests.ts";
import { missedTables } from "./left-out.ts";
import { type OwnLineUp, ownLineUp } from "./line-up.ts";
import { fateOf, finalOf, type OwnOutlook, outlookOf } from "./outlook.ts";
import { type OwnPast, ownPast } from "./past.ts";
import { type OwnStanding, opponentStanding, standingOf } from "./standing.ts";

/** The player's first task or most important fact. */
export type Now =
  | { readonly kind: "game" }
  /** The player has no game in the round: a bye, a pause. */
  | { readonly kind: "without-game"; readonly round: number; readonly text: string }
  /** Nothing published involves the player. */
  | { readonly kind: "waiting" }
  /** At tables a stage is seated as a whole, so there is no round to name. */
  | { readonly kind: "withdrawn"; readonly fromRound: number | null }
  /** A stage at tables takes place without the player. */
  | { readonly kind: "left-out"; readonly stage: string }
  | { readonly kind: "over" };

/** Data of a participant's page on a phone. */
export interface OwnPlayer extends Pick<PlayerLabel, "name" | "title"> {
  readonly entry: EntryId;
  /** Time of rendering: ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly now: Now;
  /** The game to play, or the last one of this round. */
  readonly current: OwnContest | null;
  /** The opponent's standing before a game for two; null before the first round and at tables. */
  readonly opponent: OwnStanding | null;
  /** Rounds of earlier games between the two. */
  readonly metIn: readonly number[];
  /** Earlier games that still need input. */
  readonly unsettled: readonly OwnContest[];
  readonly coming: readonly Coming[];
  readonly outlook: OwnOutlook | null;
  /** In the candidates' round: the player's chance to reach the final, with reason; else empty. */
  readonly fate: string;
  /** The player's final, with what is needed or the winner. */
  readonly final: { readonly stage: string; readonly standing: readonly string[] } | null;
  readonly past: readonly OwnPast[];
  readonly standing: OwnStanding | null;
  /** Requests to the director; null if the viewer is not the player. */
  readonly absence: OwnAbsence | null;
  /** True if this page can report results. */
  readonly reports: boolean;
  /** For the captain of a team; null for everybody else. */
  readonly lineUp: OwnLineUp | null;
  /** True for a captain who may complete the squad. */
  readonly ownsSquad: boolean;
}

/** A user's own page: that of the device's owner, or the choice of a name. */
export interface OwnModel {
  readonly competition: string;
  readonly player: OwnPlayer | null;
  /** Minutes after which an unopposed report counts; null: a director confirms it. */
  readonly acceptedAfter: number | null;
  /**
   * Source of the identity: a personal link, an account that is signed in, a choice on this device,
   * or a director's view.
   */
  readonly by: "link" | "account" | "choice" | "director" | null;
  /** True if the user can receive messages, which takes a personal link. */
  readonly getsMessages: boolean;
  /** All people to choose from, by name; empty if the user is known. */
  readonly people: readonly PersonToChoose[];
}

type OwnRequest = PageRequest<"tournament", "mine" | "cutLine">;

/** The page of the personal link, or of the name chosen here; directors see any by `?entry=`. */
export const buildOwn = (request: OwnRequest): OwnModel | null => {
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
  { language, viewer, now = "", isComputing }: OwnRequest,
  state: TournamentState,
  entry: Entry,
  acts: boolean,
): OwnPlayer => {
  const { id } = entry;
  // Players who left sit at no table: games without reports go on without them.
  const contests = ownContests(state, id, viewer.label, language).filter(
    ({ atTable, status }) => entry.withdrawal === null || !atTable || status !== "open",
  );
  const round = publishedRounds(state);
  const current = currentOf(state, entry, contests, round);
  const { name, title } = playerLabel(state, id);
  const coming = comingRounds(state, entry, contests, current, language);
  // An open game at a table goes on without a player who leaves; a game at a board does not.
  const canLeave = coming.length > 0 || (current?.atTable === true && isOpen(current));
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
    coming,
    outlook: isComputing || state.status === "closed" ? null : outlookOf(state, id, language),
    fate: state.status === "closed" ? "" : fateOf(state, id, language),
    final: finalOf(state, id, language),
    past: ownPast(state, id, contests, language),
    standing: standingOf(state, id, language),
    absence: acts ? ownAbsence(state, entry, canLeave) : null,
    reports: acts && state.status === "open" && !isSecret(lineUp),
    lineUp,
    ownsSquad: acts && state.status === "open" && state.settings.teams?.captainsEnter === true,
  };
};

/** True if a report would reveal unpublished line-ups, because boards name their players. */
const isSecret = (lineUp: OwnLineUp | null): boolean =>
  lineUp !== null && lineUp.status !== "published" && (lineUp.status === "given" || lineUp.theirs);

/**
 * The current game: at tables, seated all at once, the first without a report, else the last; at
 * boards that of the last round. None if the player is not in it, or has left the tables.
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

/** Games before the current one that are still open, and later ones with reports. */
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
