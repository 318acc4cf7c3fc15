import { may, meets, type Need, type Scope } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import {
  completeRounds,
  displayName,
  draftOf,
  findContest,
  firstRoundOfMember,
  fitResult,
  lineUpOf,
  missingResults,
  pairedRound,
  placeOf,
  playsTables,
  publishedRounds,
  seatedStageSettings,
  squadOf,
  standingsOf,
  type TournamentCommand,
  type TournamentEventType,
  type TournamentState,
  tablesFinalPlaces,
  tablesStages,
  totalRounds,
} from "@losfee/core";
import type { CommandRefusal } from "./command-refusal.ts";
import { echoOf } from "./echo.ts";
import { hidesLog, isPlayer } from "./hidden-log.ts";
import { type KindAdapter, openRequestsOf } from "./kind-adapter.ts";

/**
 * Events between players and the director. A line-up stays secret until another event publishes it,
 * but the opponents see that it was submitted.
 */
const OF_PLAYERS: ReadonlySet<TournamentEventType> = new Set<TournamentEventType>([
  "absence-requested",
  "request-taken-back",
  "request-declined",
  "line-up-set",
]);

/** Events hidden from the public, with the right needed to see them. */
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

/** True if a report is of the link's own table; a report that names no board is not. */
const isOwnTable = (
  state: TournamentState,
  scope: TableScope,
  { round, board }: Report,
): boolean => {
  if (board !== scope.table) return false;
  const { at } = placeOf(state, { round, board });
  return at !== undefined && (scope.stage === 0 || scope.stage === at.stage);
};

/** True if a report is of a game that the player plays. */
const isOwnGame = (
  state: TournamentState,
  { entry }: PlayerScope,
  { round, board = 0 }: Report,
): boolean => {
  const found = findContest(state, { round, board });
  return found.ok && found.value.contest.seats.includes(entry);
};

/** True if a player requests a pause, or withdraws the request, for themselves. */
const isOwnRequest = ({ entry }: PlayerScope, command: TournamentCommand): boolean =>
  (command.type === "request-absence" || command.type === "take-back-request") &&
  command.entry === entry;

type SetLineUp = Extract<TournamentCommand, { readonly type: "set-line-up" }>;

/** True if a captain submits the line-up of their own team. */
const isOwnLineUp = ({ entry }: PlayerScope, command: TournamentCommand): command is SetLineUp =>
  command.type === "set-line-up" && command.team === entry;

/** Eligibility is for the director to set, also for players whom a captain adds. */
const ELIGIBILITY = ["fromRound", "suspended", "matchesAbove", "loan"] as const;

/**
 * True if a captain adds players to their own squad, or corrects one who has not been lined up,
 * where the event allows it.
 */
const isOwnSquad = (
  state: TournamentState,
  { entry: team }: PlayerScope,
  command: TournamentCommand,
): boolean => {
  if (state.settings.teams?.captainsEnter !== true) return false;
  switch (command.type) {
    case "add-members":
      return (
        command.team === team &&
        command.members.every((one) => ELIGIBILITY.every((key) => one[key] === undefined))
      );
    case "change-entry":
      return (
        squadOf(state.squads, team).some(({ id }) => id === command.entry) &&
        firstRoundOfMember(state, command.entry) === null
      );
    default:
      return false;
  }
};

/** A published line-up cannot change; submitting the same one again has no effect. */
const refusePublished = (
  { lineUps }: TournamentState,
  { round, team, players }: SetLineUp,
): CommandRefusal | null => {
  const given = lineUpOf(lineUps, round, team);
  return given?.isPublished !== true || given.players.join() === players.join()
    ? null
    : { code: "line-up-published", team, round };
};

/** True if a report of a match would reveal an unpublished line-up: boards name their players. */
const showsLineUps = ({ lineUps }: TournamentState, { round, outcome }: Report): boolean =>
  outcome.kind === "match" &&
  outcome.teams.some((team) => lineUpOf(lineUps, round, team)?.isPublished === false);

/** Refuses a report that would replace what others reported of a game; null for the user's own. */
const refuseOthers = (
  state: TournamentState,
  label: string,
  command: Extract<TournamentCommand, { readonly type: "enter-result" | "erase-result" }>,
): CommandRefusal | null => {
  // A result at boards may name only its players.
  const found =
    command.type === "enter-result" ? fitResult(state, command) : findContest(state, command);
  // The rules refuse a missing result themselves.
  if (!found.ok) return null;
  const { result, board } = found.value.contest;
  const own = result === null || (result.status !== "conflict" && result.actor === label);
  return own
    ? null
    : { code: "not-own-result", ...placeOf(state, { round: command.round, board }) };
};

/** The results of the last published round, at boards. */
const currentRound = (state: TournamentState): Pick<CompetitionSummary, "current"> => {
  const round = pairedRound(state, publishedRounds(state));
  if (round === undefined || round.games.length === 0) return {};
  return { current: { games: round.games.length, missing: missingResults(round).length } };
};

/** The first of the final standings of a closed competition that was played. */
const winnerOf = (state: TournamentState): Pick<CompetitionSummary, "winner"> => {
  if (state.status !== "closed" || publishedRounds(state) === 0) return {};
  const [first] = tablesStages(state).length > 0 ? tablesFinalPlaces(state) : standingsOf(state);
  return first === undefined ? {} : { winner: displayName(state, first.entry) };
};

/** Competitions played in rounds. */
export const tournamentKind: KindAdapter<"tournament"> = {
  dated: false,
  progress: (state) => ({
    entries: state.entries.size,
    rounds: publishedRounds(state),
    plannedRounds: totalRounds(state.settings),
    ...currentRound(state),
    ...winnerOf(state),
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
  // Tables and players report their own games. Helpers enter results, correct and withdraw their
  // own; what they report against another user's entry is left to the director's decision.
  permit: (viewer, state, command) => {
    const { role, label, scope } = viewer;
    if (role === "table" && scope?.kind === "table" && command.type === "report-result") {
      if (isOwnTable(state, scope, command)) return null;
    }
    if (role === "player" && scope?.kind === "player" && command.type === "report-result") {
      // Only users who can see the hall report a no-show.
      const { kind } = command.outcome;
      if (kind !== "forfeit" && isOwnGame(state, scope, command) && !showsLineUps(state, command)) {
        return null;
      }
    }
    if (role === "player" && scope?.kind === "player" && isOwnLineUp(scope, command)) {
      return refusePublished(state, command);
    }
    if (role === "player" && scope?.kind === "player" && isOwnRequest(scope, command)) return null;
    if (role === "player" && scope?.kind === "player" && isOwnSquad(state, scope, command)) {
      return null;
    }
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
  // Stage 0: the table with this number in the stage being played.
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
