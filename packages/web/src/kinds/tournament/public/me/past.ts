import { formatHalves, type Language, unplayedText } from "@losfee/contract";
import {
  creditOf,
  displayName,
  type EntryId,
  type Line,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import { ownGames } from "../player/own-stages.ts";
import { playerRounds } from "../player/rounds.ts";
import type { Mate, OwnContest } from "./contests.ts";

/** A round or game that is over for the player. */
export interface OwnPast {
  readonly round: number;
  /** The game within its stage, at tables; 0 at boards. */
  readonly game: number;
  readonly mates: readonly Mate[];
  /** Whether the player went first. */
  readonly start: boolean;
  /** `412:389`, a place with rank points, or why there was no game. */
  readonly text: string;
  readonly outcome: "win" | "loss" | "draw" | null;
  /** Reported, and not confirmed. */
  readonly provisional: boolean;
  readonly reasons: readonly string[];
}

/** Everything that is behind somebody, the last first; without the game that is on. */
export const ownPast = (
  state: TournamentState,
  entry: EntryId,
  contests: readonly OwnContest[],
  current: OwnContest | null,
  language: Language,
): readonly OwnPast[] =>
  [...atBoards(state, entry, contests, language), ...atTables(state, entry, contests, language)]
    .filter(({ round }) => round !== current?.round || current.status === "confirmed")
    .sort((a, b) => b.round - a.round);

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
        game: 0,
        mates,
        start: line.kind === "played" && line.start === "first",
        text:
          line.kind === "played"
            ? `${formatHalves(line.own)}:${formatHalves(line.theirs)}`
            : unplayedText(line, state.settings, language),
        outcome: outcomeOf(line),
        provisional: contest?.status === "reported",
        reasons: contest?.reasons ?? [],
      },
    ];
  });

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
