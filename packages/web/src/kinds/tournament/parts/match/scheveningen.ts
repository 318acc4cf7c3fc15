import { formatPoints } from "@losfee/contract";
import {
  type CrossedGame,
  type CrossedPlace,
  displayName,
  memberRecords,
  scheveningenTable,
  type TournamentState,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { boardMarks } from "./marks.ts";
import { type RecordLine, recordLine } from "./records.ts";

/** The players at one place of a team, and their results. */
export interface CrossedLine {
  readonly place: number;
  /** Substitutes come after the player of the place. */
  readonly names: readonly string[];
  readonly points: string;
}

/** A game from the first team's view. */
export interface CrossedCell {
  /** The result of the first team's player; empty if unknown. */
  readonly text: string;
  readonly round: number;
  readonly match: number;
  readonly firstMoves: boolean;
}

/** A crosstable of one team against the other. */
export interface ScheveningenModel {
  readonly layout: "scheveningen";
  readonly competition: string;
  readonly teams: readonly [string, string];
  readonly rows: readonly (CrossedLine & { readonly cells: readonly (readonly CrossedCell[])[] })[];
  readonly columns: readonly CrossedLine[];
  readonly total: readonly [string, string];
  /** All players of both teams, best first. */
  readonly records: readonly RecordLine[];
}

/** Returns the crosstable of a Scheveningen event; null for other events and before publication. */
export const buildScheveningen = ({ state, language }: PageRequest): ScheveningenModel | null => {
  const table = state === null ? null : scheveningenTable(state);
  if (state === null || table === null) return null;
  const points = (value: number): string => formatPoints(value, language);
  const line = (place: CrossedPlace): CrossedLine => lineOf(state, place, points);
  const [first, second] = table.teams;
  return {
    layout: "scheveningen",
    competition: state.competition,
    teams: [displayName(state, first), displayName(state, second)],
    rows: table.places[0].map((place, index) => ({
      ...line(place),
      cells: (table.games[index] ?? []).map((games) =>
        games.map((game) => ({
          text:
            game.outcome === null ? "" : textOf(game, points, boardMarks(game.outcome, language)),
          round: game.round,
          match: game.match,
          firstMoves: game.firstMoves,
        })),
      ),
    })),
    columns: table.places[1].map(line),
    total: [points(table.total[0]), points(table.total[1])],
    records: memberRecords(state).map((record) => recordLine(state, record)),
  };
};

const lineOf = (
  state: TournamentState,
  { place, players, points }: CrossedPlace,
  format: (value: number) => string,
): CrossedLine => ({
  place,
  names: players.map((player) => displayName(state, player)),
  points: format(points),
});

/** Points for games played, a sign for the others. */
const textOf = (
  { outcome, points }: CrossedGame,
  format: (value: number) => string,
  marks: string,
): string => {
  if (outcome?.kind === "played" && points !== null) return format(points[0]);
  if (outcome?.kind === "forfeit") return outcome.absent.includes(0) ? "−" : "+";
  return outcome?.kind === "adjourned" ? "·" : marks;
};
