import {
  displayName,
  type FinalNeed,
  type FinalStanding,
  type FinalWorking,
  finalNeeds,
  finalsOf,
  type GameTerms,
  gameTermsOf,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { finalWords } from "@losfee/messages/final";
import type { Language } from "../language/language.ts";
import { formatList, formatScore, formatSigned } from "../language/numbers.ts";
import { balanceText } from "./game-words.ts";
import type { NameOf } from "./message.ts";
import { stageLabel } from "./stage-names.ts";

/** Subject and state of a final, a sentence each. */
export interface FinalNotes {
  /** The winner and the reason, or what is needed. */
  readonly standing: readonly string[];
  /** Why its games do not count in the standings, and the consequence for the two. */
  readonly rule: readonly string[];
}

/** Describes a final in sentences. */
export const finalNotes = (
  state: TournamentState,
  final: FinalStanding,
  language: Language,
): FinalNotes => {
  const terms = gameTermsOf(state.settings);
  const name: NameOf = (entry) => displayName(state, entry);
  return {
    standing: standingOf(final, terms, language, name),
    rule: [finalWords[language].rule[terms.tally], ...orderNote(state, final, language, name)],
  };
};

/** Returns the finals of the standings after `rounds` as text: games and state, then the rule. */
export const finalNotesAfter = (
  state: TournamentState,
  rounds: number,
  language: Language,
): readonly string[] =>
  finalsOf(state, rounds).flatMap((final) => {
    const { standing, rule } = finalNotes(state, final, language);
    const [one, two] = final.players.map((entry) => displayName(state, entry));
    const games = final.games.flatMap(({ scores, absent }) =>
      scores === null && absent.length === 0 ? [] : [gameText(scores, language)],
    );
    const label = `${stageLabel(final.stage, state.settings, language)} ${one} – ${two}`;
    const played = games.length === 0 ? "" : ` ${formatList(games, language)}.`;
    return [`${label}:${played} ${standing.join(" ")}`, ...rule];
  });

const standingOf = (
  { players: [one, two], planned, outcome }: FinalStanding,
  terms: GameTerms,
  language: Language,
  name: NameOf,
): readonly string[] => {
  const t = finalWords[language];
  const { winner, decidedBy, wins, lead } = outcome;
  if (decidedBy === "level") return [t.level];
  if (winner !== null) {
    const isFirst = winner === one;
    const own = isFirst ? wins : ([wins[1], wins[0]] as const);
    return [
      t.won({
        name: name(winner),
        how: decisionOf(decidedBy, own, isFirst ? lead : -lead, language),
      }),
    ];
  }
  const needs = finalNeeds(outcome);
  if (needs === null || planned === 1) {
    return [t.games({ count: planned }), t.tie[terms.tally]];
  }
  return [
    needText(needs[0], name(one), terms, language),
    needText(needs[1], name(two), terms, language),
  ];
};

const decisionOf = (
  decidedBy: FinalWorking["decidedBy"],
  wins: readonly [number, number],
  lead: number,
  language: Language,
): string => {
  const t = finalWords[language];
  const inWins = formatScore(wins);
  return decidedBy === "points"
    ? t.byPoints({ wins: inWins, lead: formatSigned(lead) })
    : t.byWins({ wins: inWins });
};

const needText = (need: FinalNeed, name: string, terms: GameTerms, language: Language): string => {
  const t = finalWords[language].needs;
  switch (need.code) {
    case "win":
      return t.win({ name });
    case "win-by-more-than":
      // A win is worth one point, so it can only equalize.
      return terms.tally === "points"
        ? t.equalizing({ name })
        : t.by({ name, points: need.points });
    case "win-or-draw":
      return need.lossBelow === null ? t.draw({ name }) : t.loss({ name, points: need.lossBelow });
  }
};

/** The order needs an explanation only if the winner has less than the loser. */
const orderNote = (
  state: TournamentState,
  { players: [one, two], firstRound, outcome }: FinalStanding,
  language: Language,
  name: NameOf,
): readonly string[] => {
  if (outcome.winner !== two) return [];
  const rows = standingsOf(state, firstRound - 1);
  const text = (entry: number): string => {
    const row = rows.find((candidate) => candidate.entry === entry);
    const terms = gameTermsOf(state.settings);
    return row === undefined ? "" : balanceText(row, terms, language);
  };
  const [own, others] = [text(two), text(one)];
  return own === others
    ? []
    : [finalWords[language].order({ winner: name(two), own, other: name(one), others })];
};

/** Describes a final from one player's side: the opponent, each game, and what decided. */
export const describeFinalWorking = (
  final: FinalWorking | null,
  language: Language,
  name: NameOf,
): string => {
  const t = finalWords[language];
  if (final === null) return t.outside;
  const { opponent, decidedBy, wins, lead } = final;
  const leads = decidedBy === "wins" ? wins[0] - wins[1] : lead;
  const isOver = decidedBy === "wins" || decidedBy === "points";
  const result = isOver ? (leads > 0 ? "won" : "lost") : decidedBy;
  const games = gamesText(final, language);
  const how = isOver ? decisionOf(decidedBy, wins, lead, language) : "";
  const details = [games, how].filter((part) => part !== "").join(", ");
  return `${t.result[result]({ opponent: name(opponent) })}${details === "" ? "" : `: ${details}`}`;
};

/** Explains why the winner of a final is ahead of another entry. */
export const describeFinalLead = (
  final: FinalWorking,
  [ahead, behind]: readonly [string, string],
  language: Language,
): string => {
  const how = decisionOf(final.decidedBy, final.wins, final.lead, language);
  return finalWords[language].ahead({
    ahead,
    behind,
    how: `${gamesText(final, language)}, ${how}`,
  });
};

const gamesText = ({ games }: FinalWorking, language: Language): string =>
  formatList(
    games.map(({ scores }) => gameText(scores, language)),
    language,
  );

/** `412–389`; for a game without scores, a note that it was a forfeit. */
const gameText = (scores: readonly [number, number] | null, language: Language): string =>
  scores === null ? finalWords[language].forfeit : formatScore(scores);
