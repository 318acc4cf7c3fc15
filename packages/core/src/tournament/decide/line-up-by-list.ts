import type { EntryId } from "../../base/entry-id.ts";
import { err } from "../../base/result.ts";
import type { TournamentEvent } from "../events.ts";
import { type Game, gameOf, isPaired } from "../round.ts";
import { pairedRound } from "../state.ts";
import { lineUpOf } from "../teams/line-up.ts";
import { proposedLineUp } from "../teams/line-up-by-list.ts";
import { type Decider, type Deciders, decided } from "./context.ts";

type SetLineUp = Extract<TournamentEvent, { readonly type: "line-up-set" }>;

/**
 * Lines up the first of the list for teams without a line-up: all of the round, or those named.
 * Skips existing line-ups, matches with a result, and teams without a known squad. Publishes
 * matches that get complete by that.
 */
const lineUpsByList: Decider<"line-up-by-list"> = (state, { round: number, teams: named }) => {
  const { teams } = state.settings;
  if (teams === undefined) return err({ code: "no-teams" });
  const round = state.rounds[number - 1];
  if (round === undefined || round.status !== "published" || !isPaired(round)) {
    return err({ code: "unknown-round", round: number });
  }
  const stranger = named?.find((team) => !round.games.some(({ seats }) => seats.includes(team)));
  if (stranger !== undefined) {
    return err({ code: "entry-not-in-round", entry: stranger, round: number });
  }
  const open = round.games.filter(({ result }) => result === null);
  const asked = open
    .flatMap(({ seats }) => seats)
    .filter((team) => named === undefined || named.includes(team));
  const sets = asked.flatMap((team): readonly SetLineUp[] => {
    const players = proposedLineUp(state, teams, number, team);
    if (players === null) return [];
    return [{ type: "line-up-set", data: { round: number, team, players, reason: "" } }];
  });
  const lined = sets.map(({ data }) => data.team);
  const isIn = (team: EntryId): boolean =>
    lined.includes(team) || lineUpOf(state.lineUps, number, team) !== undefined;
  const complete = ({ seats }: Game): boolean =>
    seats.some((team) => lined.includes(team)) && seats.every(isIn);
  const boards = open.filter(complete).map(({ board }) => board);
  if (boards.length === 0) return decided(...sets);
  return decided(...sets, { type: "line-ups-published", data: { round: number, boards } });
};

/**
 * Withdraws the line-ups of all named teams or of none: they must exist, and their match have no
 * result. The published line-up of the other side stays as it is.
 */
const takeBackLineUps: Decider<"take-back-line-ups"> = (state, { round: number, teams: named }) => {
  if (state.settings.teams === undefined) return err({ code: "no-teams" });
  const round = pairedRound(state, number);
  if (round === undefined) return err({ code: "unknown-round", round: number });
  const teams = [...new Set(named)];
  const stranger = teams.find((team) => !state.entries.has(team));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  const staying = teams.filter((team) => {
    const lineUp = lineUpOf(state.lineUps, number, team);
    return lineUp === undefined || lineUp.byTable || gameOf(round, team)?.result !== null;
  });
  if (staying.length > 0) return err({ code: "line-ups-stay", round: number, teams: staying });
  return teams.length === 0
    ? decided()
    : decided({ type: "line-ups-taken-back", data: { round: number, teams } });
};

export const lineUpDeciders = {
  "line-up-by-list": lineUpsByList,
  "take-back-line-ups": takeBackLineUps,
} satisfies Deciders;
