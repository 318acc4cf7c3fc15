import type { CutReason, Dummy, EncounterTable } from "@losfee/core";
import { counted } from "../language/plurals.ts";
import { type Texts, texts } from "../language/texts.ts";

/** Texts of a working; numbers are already formatted. */
interface WorkingTexts {
  readonly cuts: Readonly<Record<CutReason, string>>;
  readonly absences: Readonly<Record<Dummy["for"], string>>;
  readonly dummy: (own: string, limit: string | null) => string;
  readonly adjusted: (points: string) => string;
  readonly sum: (value: string) => string;
  readonly average: (count: number, decimals: number | null, value: string) => string;
  readonly share: (of: string, floor: string, value: string) => string;
  readonly performance: (working: {
    readonly score: string;
    readonly games: number;
    readonly percent: string;
    readonly average: string;
    readonly difference: string;
    readonly value: string;
  }) => string;
  readonly perfect: (score: string, value: string) => string;
  readonly strength: (divisor: string, score: string, value: string) => string;
  readonly undefined: Readonly<
    Record<"ratings-missing" | "no-play-off" | "not-a-team-event", string>
  >;
  readonly encounters: Readonly<Record<EncounterTable["by"], string>>;
  readonly points: Readonly<Record<"match" | "game", string>>;
  readonly board: (board: number) => string;
  readonly fromBoard: (board: number) => string;
  readonly couldReach: (most: string) => string;
  readonly placed: (place: number) => string;
  readonly nothingSettled: string;
  readonly place: (place: number) => string;
}

export const workingTexts: Texts<WorkingTexts> = texts<WorkingTexts>({
  de: {
    cuts: {
      least: "gestrichen: niedrigster Wert (14.1)",
      voluntary: "gestrichen: freiwillig ausgelassene Runde (16.5)",
      most: "gestrichen: höchster Wert (14.3)",
      "early-round": "gestrichen: erste Runden (14.1)",
      "below-limit": "zählt nicht: Gegner unter der Grenze (9.2)",
    },
    absences: {
      "pairing-bye": "Freilos",
      "full-point-bye": "Freilos mit vollem Punkt",
      "forfeit-win": "kampflos gewonnen",
      "forfeit-loss": "kampflos verloren",
      "requested-bye": "abwesend",
    },
    dummy: (own, limit) =>
      `fiktiver Gegner mit ${own === "1" ? "dem eigenen Punkt" : `den eigenen ${own} Punkten`}${limit === null ? "" : `, höchstens ${limit}`} (16.4)`,
    adjusted: (points) =>
      `in der Tabelle ${points}; nicht gespielte Runden zählen hier anders (16.3)`,
    sum: (value) => `Summe: ${value}`,
    average: (count, decimals, value) =>
      `Durchschnitt aus ${count}${decimals === null ? "" : decimals === 0 ? ", gerundet" : `, auf ${counted(decimals, { one: "Stelle", other: "Stellen" }, "de")} gerundet`}: ${value}`,
    share: (of, floor, value) => `Anteil an ${of} möglichen, mindestens ${floor}: ${value}`,
    performance: ({ score, games, percent, average, difference, value }) =>
      `${score} aus ${counted(games, { one: "Partie", other: "Partien" }, "de")} sind ${percent} %: Durchschnitt der Gegner ${average}, dazu ${difference}: ${value}`,
    perfect: (score, value) =>
      `Die niedrigste Wertungszahl, mit der gegen diese Gegner ${score === "1" ? "1 Punkt zu erwarten ist" : `${score} Punkte zu erwarten sind`}: ${value}`,
    strength: (divisor, score, value) =>
      `Summe geteilt durch ${divisor}, dazu ${score} ${score === "1" ? "Punkt" : "Punkte"}: ${value}`,
    undefined: {
      "ratings-missing": "Kein Wert: Es fehlen Wertungszahlen oder Partien.",
      "no-play-off": "Kein Wert: am Stichkampf nicht beteiligt.",
      "not-a-team-event": "Kein Wert: Hier spielen keine Mannschaften.",
    },
    encounters: {
      "all-met": "Tabelle der Gleichen untereinander, alle trafen aufeinander (6.2)",
      "ahead-anyway": "Tabelle der Gleichen untereinander, nicht alle trafen aufeinander (6.3)",
      black: "Die Partie endete remis; vorn ist, wer Schwarz hatte",
      "board-count": "Brettzahl des Wettkampfs, die kleinere ist besser (12.1)",
      "top-board": "Ergebnisse an den oberen Brettern (12.2)",
      "without-bottom-boards": "Ohne die unteren Bretter (12.3)",
    },
    points: { match: "in Mannschaftspunkten", game: "in Brettpunkten" },
    board: (board) => `Brett ${board}`,
    fromBoard: (board) => `ohne die Bretter ab ${board}`,
    couldReach: (most) => `höchstens noch ${most}`,
    placed: (place) => `Platz ${place}`,
    nothingSettled: "Der Vergleich entscheidet nichts: Wert 0",
    place: (place) => `Platz unter den Gleichen: ${place}`,
  },
  en: {
    cuts: {
      least: "cut: least significant value (14.1)",
      voluntary: "cut: voluntarily unplayed round (16.5)",
      most: "cut: most significant value (14.3)",
      "early-round": "cut: first rounds (14.1)",
      "below-limit": "not counted: opponent below the limit (9.2)",
    },
    absences: {
      "pairing-bye": "bye",
      "full-point-bye": "full-point bye",
      "forfeit-win": "won by forfeit",
      "forfeit-loss": "lost by forfeit",
      "requested-bye": "absent",
    },
    dummy: (own, limit) =>
      `dummy opponent with the player’s own score of ${own}${limit === null ? "" : `, at most ${limit}`} (16.4)`,
    adjusted: (points) =>
      `${points} in the standings; unplayed rounds count differently here (16.3)`,
    sum: (value) => `Sum: ${value}`,
    average: (count, decimals, value) =>
      `Average of ${count}${decimals === null ? "" : decimals === 0 ? ", rounded" : `, rounded to ${counted(decimals, { one: "decimal", other: "decimals" }, "en")}`}: ${value}`,
    share: (of, floor, value) => `Share of ${of} possible, at least ${floor}: ${value}`,
    performance: ({ score, games, percent, average, difference, value }) =>
      `A score of ${score} from ${counted(games, { one: "game", other: "games" }, "en")} is ${percent}%: opponents’ average ${average}, plus ${difference}: ${value}`,
    perfect: (score, value) =>
      `The lowest rating that is expected to score ${score} against these opponents: ${value}`,
    strength: (divisor, score, value) =>
      `Sum divided by ${divisor}, plus ${score} ${score === "1" ? "point" : "points"}: ${value}`,
    undefined: {
      "ratings-missing": "No value: ratings or games are missing.",
      "no-play-off": "No value: did not take part in the play-off.",
      "not-a-team-event": "No value: there are no teams here.",
    },
    encounters: {
      "all-met": "Standings among the tied, who all met (6.2)",
      "ahead-anyway": "Standings among the tied, not all of whom met (6.3)",
      black: "The game was drawn; ahead is who had Black",
      "board-count": "Board count of the match, the smaller is better (12.1)",
      "top-board": "Results on the top boards (12.2)",
      "without-bottom-boards": "Bottom boards left out (12.3)",
    },
    points: { match: "in match points", game: "in game points" },
    board: (board) => `board ${board}`,
    fromBoard: (board) => `without boards from ${board} on`,
    couldReach: (most) => `${most} at most`,
    placed: (place) => `place ${place}`,
    nothingSettled: "The encounters settle nothing: value 0",
    place: (place) => `Place among the tied: ${place}`,
  },
});
