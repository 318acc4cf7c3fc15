import {
  describeLineUpFault,
  formatList,
  type Language,
  outcomeLabel,
  placeLabel,
  stagesIn,
} from "@losfee/contract";
import {
  boardsAsProposed,
  displayName,
  type EnteredOutcome,
  type EntryId,
  forfeitsIn,
  isPaired,
  matchOutcome,
  placeOf,
  type TournamentState,
} from "@losfee/core";
import { correctionPath, isBuiltOn } from "./model.ts";

/** A match whose line-ups cost boards by the settings, which nobody has decided. */
export interface OpenForfeit {
  readonly round: number;
  readonly board: number;
  /** `Round 1, match 3`. */
  readonly place: string;
  readonly names: string;
  /** By whom, which boards, and for what. */
  readonly teams: readonly {
    readonly entry: EntryId;
    readonly name: string;
    readonly boards: string;
    readonly faults: readonly string[];
  }[];
  /** The result as it counts now. */
  readonly now: string;
  /** As it counts with these boards lost; null where only totals are known of it. */
  readonly lostCounts: {
    readonly text: string;
    readonly outcome: EnteredOutcome;
    /** Where it is corrected to this, below the console's address, once rounds were made with it. */
    readonly correction: string | null;
  } | null;
  /** The event of the result. */
  readonly seq: number;
}

/** All of them, in the order of rounds and matches. */
export const openForfeits = (
  state: TournamentState,
  language: Language,
): readonly OpenForfeit[] => {
  const { teams } = state.settings;
  if (teams === undefined) return [];
  const name = (entry: EntryId): string => displayName(state, entry);
  const text = (outcome: Parameters<typeof outcomeLabel>[0]): string =>
    outcomeLabel(outcome, language, name);
  return state.rounds.filter(isPaired).flatMap((round) =>
    (round.status === "published" ? round.games : []).flatMap((game): readonly OpenForfeit[] => {
      const open = forfeitsIn(state, teams, round.number, game);
      const { result } = game;
      if (open.length === 0 || result === null || result.status === "conflict") return [];
      const address = { round: round.number, board: game.board };
      const boards = boardsAsProposed(game, open);
      const outcome = boards === null ? null : matchOutcome(boards, teams, state.settings);
      return [
        {
          ...address,
          place: placeLabel(placeOf(state, address), language, stagesIn(state.settings, language)),
          names: game.seats.map(name).join(" – "),
          teams: open.map(({ team, lost, faults }) => ({
            entry: team,
            name: name(team),
            boards: formatList(lost.map(String), language),
            faults: faults.map((fault) => describeLineUpFault(fault, language, name)),
          })),
          now: text(result.outcome),
          lostCounts:
            boards === null || outcome === null
              ? null
              : {
                  text: text(outcome),
                  outcome: { kind: "match", teams: game.seats, boards },
                  correction: isBuiltOn(state, round)
                    ? correctionPath(state, round, game, { seats: game.seats, outcome })
                    : null,
                },
          seq: result.seq,
        },
      ];
    }),
  );
};
