import { lookAhead } from "../../base/decision.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { ok, type Result } from "../../base/result.ts";
import type { CommandOf } from "../decide/context.ts";
import { decideNext } from "../decide/decide.ts";
import { playsBoards } from "../drafts/next-draft.ts";
import { type NumbersImpact, numbersImpact } from "../numbering/numbers-impact.ts";
import { displayName } from "../numbering/player-numbers.ts";
import type { Refusal } from "../refusal.ts";
import { type Leaver, leaversOf } from "../rounds/leavers.ts";
import { totalRounds } from "../settings/settings.ts";
import { tablesFinalPlaces } from "../standings/final-places.ts";
import { type StandingsRow, standingsOf } from "../standings/standings.ts";
import type { TournamentState } from "../state.ts";
import { considered } from "./considered.ts";
import { impactOnLater, type LaterImpact, repairedBySettings } from "./later-impact.ts";
import { type StandingsImpact, standingsImpact } from "./standings-impact.ts";

/** Consequences of correcting a result of a game for two, shown before confirmation. */
export interface CorrectionImpact extends StandingsImpact<StandingsRow>, LaterImpact {
  readonly at: "boards";
}

/** Returns the consequences of correcting a result, for any reason. Records nothing. */
export const impactOfCorrection = (
  state: TournamentState,
  change: CommandOf<"correct-result">,
): Result<CorrectionImpact, Refusal> => {
  const command = considered(change);
  const decision = decideNext(state, { ...command, repair: "keep" }, lookAhead(state));
  if (!decision.ok) return decision;
  const corrected = decision.value.state;
  const standings = impactOnStandings(state, corrected);
  return ok({ at: "boards", ...standings, ...impactOnLater(state, corrected, command) });
};

/** A place that differs. */
export interface PlaceMove {
  readonly entry: EntryId;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Commands about entries and settings with a preview. */
export type EntriesCommand = CommandOf<
  "add-entries" | "change-entry" | "remove-entry" | "withdraw-entry" | "change-settings"
>;

/** Consequences of such a command, shown before confirmation. */
export interface EntriesImpact extends StandingsImpact<StandingsRow> {
  readonly numbers: NumbersImpact;
  /** Number of rounds before and after. */
  readonly rounds: readonly [before: number, after: number];
  /** Places that differ, best first: of the standings or, without boards, the final places. */
  readonly places: readonly PlaceMove[];
  /** The last round, if it has no results and changed settings would pair it otherwise. */
  readonly repaired: number | null;
  /** Entries that the command removes from a round robin, and the treatment of their games. */
  readonly leavers: readonly (Leaver & { readonly name: string })[];
}

/**
 * Returns the consequences of a command about entries or settings: pairing numbers, standings,
 * counting games of leavers in a round robin. Records nothing.
 */
export const impactOfEntries = (
  state: TournamentState,
  command: EntriesCommand,
): Result<EntriesImpact, Refusal> => {
  const decision = decideNext(state, considered(command), lookAhead(state));
  if (!decision.ok) return decision;
  const changed = decision.value.state;
  const gone = new Set(leaversOf(state, Number.POSITIVE_INFINITY).map(({ entry }) => entry));
  return ok({
    ...impactOnStandings(state, changed),
    numbers: numbersImpact(state, changed),
    rounds: [totalRounds(state.settings), totalRounds(changed.settings)],
    places: placeMoves(state, changed),
    repaired: command.type === "change-settings" ? repairedBySettings(state, changed) : null,
    leavers: leaversOf(changed, Number.POSITIVE_INFINITY)
      .filter(({ entry }) => !gone.has(entry))
      .map((leaver) => ({ ...leaver, name: displayName(changed, leaver.entry) })),
  });
};

/**
 * True if a change needs confirmation: it moves numbers that rounds were paired by, or decides if
 * games of a leaver count.
 */
export const asksFirst = ({ numbers, leavers }: EntriesImpact): boolean =>
  leavers.length > 0 ||
  (numbers.inUse && numbers.moves.some(({ from, to }) => from !== null && to !== null));

const placeMoves = (state: TournamentState, changed: TournamentState): readonly PlaceMove[] => {
  const before = new Map(placesOf(state));
  return placesOf(changed).flatMap(([entry, to]) => {
    const from = before.get(entry) ?? to;
    return from === to ? [] : [{ entry, name: displayName(changed, entry), from, to }];
  });
};

const placesOf = (state: TournamentState): readonly (readonly [EntryId, number])[] =>
  playsBoards(state.settings)
    ? standingsOf(state).map(({ entry, rank }) => [entry, rank])
    : tablesFinalPlaces(state).map(({ entry, place }) => [entry, place]);

const impactOnStandings = (
  state: TournamentState,
  changed: TournamentState,
): StandingsImpact<StandingsRow> =>
  standingsImpact(standingsOf(state), standingsOf(changed), ({ rank, wins, spread }) => [
    rank,
    wins,
    spread,
  ]);
