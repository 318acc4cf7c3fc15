import { may, meets, type Need, type Scope } from "@losfee/contract";
import {
  completeRounds,
  draftOf,
  findContest,
  fitResult,
  lineUpOf,
  placeOf,
  playsTables,
  publishedRounds,
  seatedStageSettings,
  type TournamentCommand,
  type TournamentEventType,
  type TournamentState,
  tablesStages,
  totalRounds,
} from "@losfee/core";
import type { CommandRefusal } from "./command-refusal.ts";
import { echoOf } from "./echo.ts";
import { hidesLog, isPlayer } from "./hidden-log.ts";
import type { KindAdapter } from "./kind-adapter.ts";
import { openRequestsOf } from "./open-requests.ts";

/**
 * What is between players and the director. A line-up stays secret until another event shows it, but the
 * other side sees that it is in.
 */
const OF_PLAYERS: ReadonlySet<TournamentEventType> = new Set<TournamentEventType>([
  "absence-requested",
  "request-taken-back",
  "request-declined",
  "line-up-set",
]);

/** Events that change nothing that the public sees, and who does see a difference. */
const SEEN_BY: Partial<Readonly<Record<TournamentEventType, Need>>> = {
  "entry-checked-in": "check-in",
  "round-drafted": "director",
  "draft-adjusted": "director",
  "draft-discarded": "director",
  "stage-drafted": "director",
  "result-entered-again": "results",
};

type TableScope = Extract<Scope, { readonly kind: "table" }>;
type PlayerScope = Extract<Scope, { readonly kind: "player" }>;
type Report = Extract<TournamentCommand, { readonly type: "report-result" }>;

/** Whether a report is of the table that a link is for; one that names no board is not. */
const isOwnTable = (
  state: TournamentState,
  scope: TableScope,
  { round, board }: Report,
): boolean => {
  if (board !== scope.table) return false;
  const { at } = placeOf(state, { round, board });
  return at !== undefined && (scope.stage === 0 || scope.stage === at.stage);
};

/** Whether a report is of a game that a player plays. */
const isOwnGame = (
  state: TournamentState,
  { entry }: PlayerScope,
  { round, board = 0 }: Report,
): boolean => {
  const found = findContest(state, { round, board });
  return found.ok && found.value.contest.seats.includes(entry);
};

/** Whether somebody asks for a pause, or takes that back, for oneself. */
const isOwnRequest = ({ entry }: PlayerScope, command: TournamentCommand): boolean =>
  (command.type === "request-absence" || command.type === "take-back-request") &&
  command.entry === entry;

type SetLineUp = Extract<TournamentCommand, { readonly type: "set-line-up" }>;

/** Whether a captain hands in the line-up of the own team. */
const isOwnLineUp = ({ entry }: PlayerScope, command: TournamentCommand): command is SetLineUp =>
  command.type === "set-line-up" && command.team === entry;

/** A line-up that everybody has seen stays; to hand in the very same once more changes nothing. */
const refusePublished = (
  { lineUps }: TournamentState,
  { round, team, players }: SetLineUp,
): CommandRefusal | null => {
  const given = lineUpOf(lineUps, round, team);
  return given?.isPublished !== true || given.players.join() === players.join()
    ? null
    : { code: "line-up-published", team, round };
};

/** Whether a report of a match would show a line-up before it is published: boards name who sits there. */
const showsLineUps = ({ lineUps }: TournamentState, { round, outcome }: Report): boolean =>
  outcome.kind === "match" &&
  outcome.teams.some((team) => lineUpOf(lineUps, round, team)?.isPublished === false);

/** That somebody would take the place of what others have said of a game; null where it is their own. */
const refuseOthers = (
  state: TournamentState,
  label: string,
  command: Extract<TournamentCommand, { readonly type: "enter-result" | "erase-result" }>,
): CommandRefusal | null => {
  // A result at boards may name its players alone.
  const found =
    command.type === "enter-result" ? fitResult(state, command) : findContest(state, command);
  // A result that is not there: the rules say so themselves.
  if (!found.ok) return null;
  const { result, board } = found.value.contest;
  const own = result === null || (result.status !== "conflict" && result.actor === label);
  return own
    ? null
    : { code: "not-own-result", ...placeOf(state, { round: command.round, board }) };
};

/** Everything that is played in rounds. */
export const tournamentKind: KindAdapter<"tournament"> = {
  dated: false,
  progress: (state) => ({
    entries: state.entries.size,
    rounds: publishedRounds(state),
    plannedRounds: totalRounds(state.settings),
  }),
  details: (state, role) => ({
    settings: state.settings,
    completeRounds: completeRounds(state),
    draft: meets(role, "director") ? (draftOf(state)?.number ?? null) : null,
    requests: meets(role, "director") ? openRequestsOf(state) : [],
    stages: tablesStages(state)
      .filter(({ status }) => status === "published" || meets(role, "director"))
      .map(({ stage, status, members }) => ({ stage, status, players: members.length })),
  }),
  echo: echoOf,
  // A table reports its own games, and so does a player. Helpers enter results, enter them again and take their own back;
  // of somebody else's they say what they know otherwise, and the director decides.
  permit: (viewer, state, command) => {
    const { role, label, scope } = viewer;
    if (role === "table" && scope?.kind === "table" && command.type === "report-result") {
      if (isOwnTable(state, scope, command)) return null;
    }
    if (role === "player" && scope?.kind === "player" && command.type === "report-result") {
      // Who did not come is for those to say who can see the hall.
      const { kind } = command.outcome;
      if (kind !== "forfeit" && isOwnGame(state, scope, command) && !showsLineUps(state, command)) {
        return null;
      }
    }
    if (role === "player" && scope?.kind === "player" && isOwnLineUp(scope, command)) {
      return refusePublished(state, command);
    }
    if (role === "player" && scope?.kind === "player" && isOwnRequest(scope, command)) return null;
    if (command.type === "check-in" && may(viewer, "check-in")) return null;
    if (!may(viewer, "results")) return { code: "command-not-allowed", command: command.type };
    const isArbiter = may(viewer, "arbiter");
    switch (command.type) {
      case "report-result":
      case "enter-again":
      case "record-log-entry":
        return null;
      case "enter-result":
        return command.seen === undefined || isArbiter ? null : refuseOthers(state, label, command);
      case "erase-result": {
        return isArbiter ? null : refuseOthers(state, label, command);
      }
      default:
        return { code: "command-not-allowed", command: command.type };
    }
  },
  // Stage 0: the table with this number in whatever stage is played.
  acceptsScope: ({ settings, entries }, scope) =>
    scope.kind === "player"
      ? entries.has(scope.entry)
      : playsTables(settings) &&
        (scope.stage === 0 || seatedStageSettings(settings, scope.stage) !== undefined),
  hides: (event, viewer) =>
    hidesLog(event, viewer) ||
    (OF_PLAYERS.has(event.type)
      ? !isPlayer(viewer)
      : !may(viewer, SEEN_BY[event.type] ?? "public")),
};
