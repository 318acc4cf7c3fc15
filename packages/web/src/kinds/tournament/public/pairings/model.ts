import { worthOf } from "@losfee/contract";
import {
  type BoardRound,
  countingResult,
  type EntryId,
  groupsOfRound,
  isUnconfirmed,
  type PairingNote,
  type PairOutcome,
  pairedRound,
  publishedRounds,
  type RecordedBreach,
  type RoundGroup,
  type StartNote,
  type TournamentState,
  totalRounds,
  type UnplayedRound,
} from "@losfee/core";
import { type PlayerLabels, playerLabels, pointsAfter } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { roundFrom } from "../round-from.ts";

/** A game as the public sees it. */
export interface PairingsGame {
  readonly board: number;
  /** The first goes first, unless `start` says that the players draw and there is no result. */
  readonly seats: readonly [EntryId, EntryId];
  readonly start: StartNote;
  readonly notes: readonly PairingNote[];
  readonly outcome: PairOutcome | null;
  /** Whether the result was reported and nobody has confirmed it. */
  readonly isReported: boolean;
}

/** Somebody without a game as the public sees it, and what the round is worth. */
export interface PairingsUnplayed extends UnplayedRound {
  readonly worth: string;
}

/** The pairings of a published round. */
export interface PairingsModel {
  readonly competition: string;
  /** 0 before the first round is published. */
  readonly round: number;
  readonly published: number;
  readonly planned: number;
  /** When the round begins, by the clock in the hall; null where that is not known. */
  readonly begins: string | null;
  /** The pairing system of the round. */
  readonly system: string;
  readonly order: "board" | "name";
  readonly games: readonly PairingsGame[];
  /** The round by its groups; empty where it has none. */
  readonly groups: readonly RoundGroup[];
  /** The final whose game it is. */
  readonly finals: readonly FinalModel[];
  /** Byes and those who pause; not those who left, or whom the stage does not concern. */
  readonly unplayed: readonly PairingsUnplayed[];
  readonly notes: readonly PairingNote[];
  /** Absolute rules that pairs and byes break, with the reason. */
  readonly breaches: readonly Pick<RecordedBreach, "breach" | "reason">[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
  /** Before the round, where the event counts points and there was one before it. */
  readonly points: Readonly<Record<EntryId, number>>;
  readonly seq: number;
}

/** The pairings of `:round`, by default of the last published round; `?by=name` sorts by name. */
export const buildPairings = ({
  state,
  params,
  query,
  language,
}: PageRequest): PairingsModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(params["round"], published);
  if (round === null) return null;
  const current = pairedRound(state, round);
  return {
    competition: state.competition,
    round,
    published,
    planned: totalRounds(state.settings),
    begins: state.details.schedule?.[round - 1] ?? null,
    system: current?.request.system ?? "",
    order: query["by"] === "name" ? "name" : "board",
    games: current === undefined ? [] : publicGames(state, current),
    groups: current === undefined ? [] : groupsOfRound(state, current),
    finals:
      current === undefined
        ? []
        : finalModels(state, round, language).filter(({ rounds }) => rounds.includes(round)),
    unplayed:
      current === undefined
        ? []
        : publicUnplayed(current).map((unplayed) => ({
            ...unplayed,
            worth: worthOf(unplayed, state.settings, language),
          })),
    notes: current?.notes ?? [],
    breaches: (current?.breaches ?? []).map(({ breach, reason }) => ({ breach, reason })),
    names: entryNames(state),
    players: playerLabels(state),
    points: round > 1 ? pointsAfter(state, round - 1) : {},
    seq: state.seq,
  };
};

/** The games of a published round, in board order. */
export const publicGames = (
  { settings }: TournamentState,
  round: BoardRound,
): readonly PairingsGame[] =>
  [...round.games]
    .sort((a, b) => a.board - b.board)
    .map((game) => ({
      board: game.board,
      seats: game.seats,
      start: game.start,
      notes: game.notes,
      outcome: countingResult(game, settings)?.outcome ?? null,
      isReported: isUnconfirmed(game),
    }));

/** Who sits out although in the competition. */
export const publicUnplayed = (round: BoardRound): readonly UnplayedRound[] =>
  round.unplayed.filter(({ reason }) => reason === "bye" || reason === "pause");

/** Whether it is known who goes first. */
export const startIsKnown = ({ start, outcome }: PairingsGame): boolean =>
  start.code !== "players-draw" || outcome?.kind === "played";

/** Whether a result counts although nobody has confirmed it. */
export const isMarked = ({ outcome, isReported }: PairingsGame): boolean =>
  outcome !== null && isReported;
