import { formatScore, type Language, stageLabel, unplayedText } from "@losfee/contract";
import {
  creditOf,
  displayName,
  type EntryId,
  type Line,
  playsTables,
  stageOfRound,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import { ownGames } from "../../parts/player/own-stages.ts";
import { playerRounds } from "../../parts/player/rounds.ts";
import type { Mate, OwnContest } from "./contests.ts";

/** A finished round or game of the player. */
export interface OwnPast {
  readonly round: number;
  /** Name of its stage in events at tables, which number games from one; else empty. */
  readonly stage: string;
  /** Number of the game within its stage, at tables; 0 at boards. */
  readonly game: number;
  readonly mates: readonly Mate[];
  /** True if the player went first. */
  readonly start: boolean;
  /** `412:389`, a place with rank points, or the reason for having no game. */
  readonly text: string;
  readonly outcome: "win" | "loss" | "draw" | null;
  /** Reported, but unconfirmed. */
  readonly provisional: boolean;
  readonly reasons: readonly string[];
}

/** A player's past in one stage. */
export interface PastStage {
  readonly stage: string;
  readonly games: readonly OwnPast[];
}

/** Groups by stage in the given order. */
export const byStage = (past: readonly OwnPast[]): readonly PastStage[] => {
  const starts = past.flatMap(({ stage }, at) => (past[at - 1]?.stage === stage ? [] : [at]));
  return starts.map((start, at) => ({
    stage: past[start]?.stage ?? "",
    games: past.slice(start, starts[at + 1]),
  }));
};

/** All results of a player that count so far, latest first, with reports of the current game. */
export const ownPast = (
  state: TournamentState,
  entry: EntryId,
  contests: readonly OwnContest[],
  language: Language,
): readonly OwnPast[] =>
  [
    ...atBoards(state, entry, contests, language),
    ...atTables(state, entry, contests, language),
  ].sort((a, b) => b.round - a.round);

const atBoards = (
  state: TournamentState,
  entry: EntryId,
  contests: readonly OwnContest[],
  language: Language,
): readonly OwnPast[] =>
  playerRounds(state, entry, language).flatMap(({ line }) => {
    if (line.kind === "pending") return [];
    const contest = contests.find(({ round }) => round === line.round);
    const mates =
      line.opponent === null
        ? []
        : [{ entry: line.opponent, name: displayName(state, line.opponent) }];
    return [
      {
        round: line.round,
        stage: stageAmongTables(state, line.round, language),
        game: 0,
        mates,
        start: line.kind === "played" && line.start === "first",
        text:
          line.kind === "played"
            ? formatScore([line.own, line.theirs])
            : unplayedText(line, state.settings, language),
        outcome: outcomeOf(line),
        provisional: contest?.status === "reported",
        reasons: contest?.reasons ?? [],
      },
    ];
  });

const stageAmongTables = (state: TournamentState, round: number, language: Language): string => {
  const placed = stageOfRound(state.settings, round);
  return placed === undefined || !playsTables(state.settings)
    ? ""
    : stageLabel(placed.index + 1, state.settings, language);
};

const outcomeOf = (line: Line): OwnPast["outcome"] => {
  const credit = creditOf(line);
  return credit === "none" ? null : credit;
};

const atTables = (
  state: TournamentState,
  entry: EntryId,
  contests: readonly OwnContest[],
  language: Language,
): readonly OwnPast[] =>
  tablesStages(state)
    .filter(({ status }) => status === "published")
    .flatMap((stage) =>
      ownGames(state, stage, entry, language).flatMap((game): readonly OwnPast[] => {
        const round = stage.games[game.game - 1]?.round ?? 0;
        if (game.rankPoints === "") return [];
        return [
          {
            round,
            stage: stageLabel(stage.stage, state.settings, language),
            game: game.game,
            mates: game.others,
            start: game.seat === 1,
            text: [game.points, game.place, game.rankPoints]
              .filter((one) => one !== "")
              .join(" · "),
            outcome: null,
            provisional: contests.find((one) => one.round === round)?.status === "reported",
            reasons: [],
          },
        ];
      }),
    );
