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
import type { Language } from "../language/language.ts";
import { formatList, formatScore, formatSigned } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { balanceText } from "./game-words.ts";
import type { NameOf } from "./message.ts";
import { stageLabel } from "./tables-labels.ts";

const words = texts({
  de: {
    rule: {
      points:
        "Das Finale entscheidet nur über Platz 1 und 2: Seine Partien zählen nicht zu den Punkten.",
      "wins-and-spread":
        "Das Finale entscheidet nur über Platz 1 und 2: Seine Partien zählen nicht zu Siegen und Differenz.",
    },
    order: (winner: string, own: string, other: string, others: string) =>
      `Deshalb steht ${winner} mit ${own} vor ${other} mit ${others}.`,
    games: (count: number) =>
      isOne(count, "de")
        ? "Eine Partie entscheidet."
        : `Höchstens ${count} Partien; es entscheiden die Siege.`,
    tie: {
      points: "Bei Gleichstand folgt eine weitere Partie.",
      "wins-and-spread": "Bei gleich vielen Siegen entscheidet die Summe der Punkte.",
    },
    level: "Alles ist gleich, Siege und Punkte: Eine weitere Partie muss entscheiden.",
    needs: {
      win: (name: string) => `${name} muss die letzte Partie gewinnen.`,
      equalizing: (name: string) => `${name} muss die letzte Partie gewinnen, um gleichzuziehen.`,
      by: (name: string, points: number) =>
        `${name} muss die letzte Partie mit mehr als ${counted(points, { one: "Punkt", other: "Punkten" }, "de")} Vorsprung gewinnen.`,
      draw: (name: string) => `${name} genügt in der letzten Partie ein Unentschieden.`,
      loss: (name: string, points: number) =>
        `${name} genügt in der letzten Partie ein Unentschieden, auch eine Niederlage mit weniger als ${counted(points, { one: "Punkt", other: "Punkten" }, "de")} Rückstand.`,
    },
    won: (name: string, how: string) => `${name} gewinnt das Finale ${how}.`,
    byWins: (wins: string) => `mit ${wins === "1" ? "1 Sieg" : `${wins} Siegen`}`,
    byPoints: (wins: string, lead: string) =>
      `bei ${wins === "1" ? "1 Sieg" : `${wins} Siegen`} nach Punkten (${lead})`,
    forfeit: "kampflos",
    outside: "nicht im Finale",
    result: {
      won: (opponent: string) => `Finale gegen ${opponent} gewonnen`,
      lost: (opponent: string) => `Finale gegen ${opponent} verloren`,
      level: (opponent: string) => `Finale gegen ${opponent}, noch gleich`,
      open: (opponent: string) => `Finale gegen ${opponent}, noch nicht entschieden`,
    },
    ahead: (ahead: string, behind: string, how: string) =>
      `${ahead} steht vor ${behind}, denn das Finale ist gewonnen: ${how}.`,
  },
  en: {
    rule: {
      points: "The final only decides ranks 1 and 2: its games do not count towards the points.",
      "wins-and-spread":
        "The final only decides ranks 1 and 2: its games do not count towards wins and spread.",
    },
    order: (winner: string, own: string, other: string, others: string) =>
      `That is why ${winner} with ${own} is ahead of ${other} with ${others}.`,
    games: (count: number) =>
      isOne(count, "en") ? "One game decides." : `At most ${count} games; wins decide.`,
    tie: {
      points: "If level, a further game follows.",
      "wins-and-spread": "If wins are level, total points decide.",
    },
    level: "Wins and points are both level: a further game has to decide.",
    needs: {
      win: (name: string) => `${name} has to win the last game.`,
      equalizing: (name: string) => `${name} has to win the last game to draw level.`,
      by: (name: string, points: number) =>
        `${name} has to win the last game by more than ${counted(points, { one: "point", other: "points" }, "en")}.`,
      draw: (name: string) => `A draw in the last game is enough for ${name}.`,
      loss: (name: string, points: number) =>
        `A draw in the last game is enough for ${name}, and so is a loss by fewer than ${counted(points, { one: "point", other: "points" }, "en")}.`,
    },
    won: (name: string, how: string) => `${name} wins the final ${how}.`,
    byWins: (wins: string) => `by ${wins === "1" ? "1 win" : `${wins} wins`}`,
    byPoints: (wins: string, lead: string) =>
      `on points (${lead}) after ${wins === "1" ? "1 win" : `${wins} wins`}`,
    forfeit: "forfeit",
    outside: "not in the final",
    result: {
      won: (opponent: string) => `won the final against ${opponent}`,
      lost: (opponent: string) => `lost the final against ${opponent}`,
      level: (opponent: string) => `final against ${opponent}, still level`,
      open: (opponent: string) => `final against ${opponent}, not decided yet`,
    },
    ahead: (ahead: string, behind: string, how: string) =>
      `${ahead} is ahead of ${behind} because of the final, which was won: ${how}.`,
  },
});

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
    rule: [words[language].rule[terms.tally], ...orderNote(state, final, language, name)],
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
  const t = words[language];
  const { winner, decidedBy, wins, lead } = outcome;
  if (decidedBy === "level") return [t.level];
  if (winner !== null) {
    const isFirst = winner === one;
    const own = isFirst ? wins : ([wins[1], wins[0]] as const);
    return [t.won(name(winner), decisionOf(decidedBy, own, isFirst ? lead : -lead, language))];
  }
  const needs = finalNeeds(outcome);
  if (needs === null || planned === 1) {
    return [t.games(planned), t.tie[terms.tally]];
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
  const t = words[language];
  const inWins = formatScore(wins);
  return decidedBy === "points" ? t.byPoints(inWins, formatSigned(lead)) : t.byWins(inWins);
};

const needText = (need: FinalNeed, name: string, terms: GameTerms, language: Language): string => {
  const t = words[language].needs;
  switch (need.code) {
    case "win":
      return t.win(name);
    case "win-by-more-than":
      // A win is worth one point, so it can only equalize.
      return terms.tally === "points" ? t.equalizing(name) : t.by(name, need.points);
    case "win-or-draw":
      return need.lossBelow === null ? t.draw(name) : t.loss(name, need.lossBelow);
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
  return own === others ? [] : [words[language].order(name(two), own, name(one), others)];
};

/** Describes a final from one player's side: the opponent, each game, and what decided. */
export const describeFinalWorking = (
  final: FinalWorking | null,
  language: Language,
  name: NameOf,
): string => {
  const t = words[language];
  if (final === null) return t.outside;
  const { opponent, decidedBy, wins, lead } = final;
  const leads = decidedBy === "wins" ? wins[0] - wins[1] : lead;
  const isOver = decidedBy === "wins" || decidedBy === "points";
  const result = isOver ? (leads > 0 ? "won" : "lost") : decidedBy;
  const games = gamesText(final, language);
  const how = isOver ? decisionOf(decidedBy, wins, lead, language) : "";
  const details = [games, how].filter((part) => part !== "").join(", ");
  return `${t.result[result](name(opponent))}${details === "" ? "" : `: ${details}`}`;
};

/** Explains why the winner of a final is ahead of another entry. */
export const describeFinalLead = (
  final: FinalWorking,
  [ahead, behind]: readonly [string, string],
  language: Language,
): string => {
  const how = decisionOf(final.decidedBy, final.wins, final.lead, language);
  return words[language].ahead(ahead, behind, `${gamesText(final, language)}, ${how}`);
};

const gamesText = ({ games }: FinalWorking, language: Language): string =>
  formatList(
    games.map(({ scores }) => gameText(scores, language)),
    language,
  );

/** `412–389`; for a game without scores, a note that it was a forfeit. */
const gameText = (scores: readonly [number, number] | null, language: Language): string =>
  scores === null ? words[language].forfeit : formatScore(scores);
