import {
  describeLineUpFault,
  formatList,
  type Language,
  outcomeLabel,
  placeLabel,
  stagesIn,
} from "@losfee/contract";
import {
  asEntered,
  boardsAsProposed,
  displayName,
  type EntryId,
  forfeitsIn,
  isPaired,
  lineUpOf,
  matchOutcome,
  placeOf,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { forfeitTexts } from "@losfee/messages/tournament-console-reports";
import { correctionPath, isBuiltOn } from "./model.ts";

/** A match whose line-ups cost boards by the settings, still undecided. */
export interface OpenForfeit {
  readonly round: number;
  readonly board: number;
  /** `Round 1, match 3`. */
  readonly place: string;
  readonly names: string;
  /** Side, boards and reasons. */
  readonly teams: readonly {
    readonly entry: EntryId;
    readonly name: string;
    /** The loss in a sentence. */
    readonly loses: string;
    readonly faults: readonly string[];
    /** The captain's reason; empty for none. */
    readonly reason: string;
  }[];
  /** The result as it counts now. */
  readonly now: string;
  /** The result with these boards lost; null if only its totals are known. */
  readonly lostCounts: {
    readonly text: string;
    /** Corrects the result accordingly, once it has a reason. */
    readonly command: Omit<
      Extract<TournamentCommand, { readonly type: "correct-result" }>,
      "reason"
    >;
    /** Path of the correction below the console's address, once later rounds depend on it. */
    readonly correction: string | null;
  } | null;
}

/** Returns all of them, in the order of rounds and matches. */
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
            loses: losesText(name(team), lost, language),
            faults: faults.map((fault) => describeLineUpFault(fault, language, name)),
            reason: lineUpOf(state.lineUps, round.number, team)?.reason ?? "",
          })),
          now: text(result.outcome),
          lostCounts:
            boards === null || outcome === null
              ? null
              : {
                  text: text(outcome),
                  command: {
                    type: "correct-result",
                    ...address,
                    outcome: asEntered({ seats: game.seats, outcome }),
                    repair: "keep",
                  },
                  correction: isBuiltOn(state, round)
                    ? correctionPath(state, round, game, { seats: game.seats, outcome })
                    : null,
                },
        },
      ];
    }),
  );
};

const losesText = (team: string, lost: readonly number[], language: Language): string => {
  const t = forfeitTexts[language];
  const boards = formatList(lost.map(String), language);
  return lost.length === 1 ? t.losesOne({ team, board: boards }) : t.losesSome({ team, boards });
};

/** Lists them in a sentence; empty if there are none. */
export const costlyMatches = (state: TournamentState, language: Language): string => {
  const open = openForfeits(state, language);
  const matches = open.map(({ place, names }) => `${place}, ${names}`).join("; ");
  return open.length === 0 ? "" : forfeitTexts[language].costs({ matches });
};
