import type { Echo } from "@losfee/contract/api";
import {
  type BoardRound,
  cardsForTotals,
  displayName,
  type EnteredMatch,
  type EnteredPairOutcome,
  type EntryId,
  enteredScores,
  finalsOf,
  gameOf,
  isTableOutcome,
  missingResults,
  type PairOutcome,
  pairedRound,
  recordedResult,
  type Tally,
  type TournamentCommand,
  type TournamentState,
  tallyAfter,
} from "@losfee/core";

/**
 * Returns the echo of a result command on the state after it; undefined for other commands. A
 * second entry is blind: it gets its own scores back and the totals of the round before, since
 * those of this round would reveal the first entry.
 */
export const echoOf = (state: TournamentState, command: TournamentCommand): Echo | undefined => {
  if (!isAboutResult(command)) return undefined;
  const { outcome: entered } = command;
  // Table reports are shown on the table's page; there is nothing to read out.
  if (isTableOutcome(entered)) return undefined;
  const round = pairedRound(state, command.round);
  const [someone] = namedIn(entered);
  const game = round && someone !== undefined ? gameOf(round, someone) : undefined;
  if (round === undefined || game === undefined) return undefined;
  const blind = command.type === "enter-again";
  const rounds = blind ? round.number - 1 : round.number;
  const gameScoreOf = (entry: EntryId): number | null =>
    blind
      ? enteredScore(state, entered, entry)
      : recordedScore(game.seats, recordedResult(game)?.outcome ?? null, entry);
  const isAbsent = (entry: EntryId): boolean => {
    const outcome = blind ? entered : recordedResult(game)?.outcome;
    return outcome?.kind === "forfeit" && outcome.absent.includes(entry);
  };
  const cards = cardsForTotals(state, game.seats);
  return {
    round: round.number,
    board: game.board,
    sides: game.seats.map((entry) => {
      const card = cards.find((candidate) => candidate.entry === entry);
      const name = displayName(state, entry);
      if (card === undefined) throw new Error(`no card of entry ${entry}`);
      return {
        entry,
        name,
        score: gameScoreOf(entry),
        absent: isAbsent(entry),
        ...(inFinal(state, round, entry, rounds) ?? tallyAfter(state, card, rounds)),
      };
    }),
    missing: missingResults(round).length,
  };
};

/** Returns an entry's points in a final, which count nowhere else; null for other rounds. */
const inFinal = (
  state: TournamentState,
  { stage }: BoardRound,
  entry: EntryId,
  rounds: number,
): Tally | null => {
  const final = finalsOf(state, rounds).find((one) => one.stage === stage + 1);
  const seat = final?.players.indexOf(entry) ?? -1;
  if (final === undefined || seat < 0) return null;
  const { wins, lead } = final.outcome;
  const [won = 0, lost = 0] = seat === 0 ? wins : [wins[1], wins[0]];
  return { wins: won, losses: lost, spread: seat === 0 ? lead : -lead, points: won };
};

/** Returns the entries that a typed result is about. */
const namedIn = (entered: EnteredPairOutcome | EnteredMatch): readonly EntryId[] => {
  if (entered.kind === "match") return entered.teams;
  return entered.kind === "played" ? entered.sides.map(({ entry }) => entry) : entered.absent;
};

type ResultCommand = Extract<
  TournamentCommand,
  { readonly type: "enter-result" | "enter-again" | "correct-result" }
>;

const isAboutResult = (command: TournamentCommand): command is ResultCommand =>
  command.type === "enter-result" ||
  command.type === "enter-again" ||
  command.type === "correct-result";

const enteredScore = (
  { settings }: TournamentState,
  outcome: EnteredPairOutcome | EnteredMatch,
  entry: EntryId,
): number | null => {
  if (outcome.kind === "forfeit") return null;
  if (outcome.kind === "played") {
    return outcome.sides.find((side) => side.entry === entry)?.score ?? null;
  }
  const { teams } = settings;
  const side = outcome.teams.indexOf(entry);
  return teams === undefined ? null : (enteredScores(outcome, teams, settings)[side] ?? null);
};

const recordedScore = (
  seats: readonly [EntryId, EntryId],
  outcome: PairOutcome | null,
  entry: EntryId,
): number | null =>
  outcome?.kind === "played" ? (outcome.scores[seats[0] === entry ? 0 : 1] ?? null) : null;
