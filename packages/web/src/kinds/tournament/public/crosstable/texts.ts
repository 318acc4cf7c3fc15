import { texts } from "@losfee/contract";
import type { CrosstableModel, ScoredCell } from "./model.ts";

interface CrosstableTexts {
  readonly title: string;
  readonly after: (round: number) => string;
  readonly empty: string;
  readonly caption: string;
  readonly rank: string;
  readonly number: string;
  readonly rating: string;
  readonly nation: string;
  readonly record: string;
  readonly spread: string;
  readonly round: (round: number) => string;
  readonly against: (number: number) => string;
  /** One or two letters in a cell. */
  readonly kinds: Readonly<Record<ScoredCell["kind"], string>>;
  readonly legend: Readonly<Record<CrosstableModel["layout"], string>>;
  /** Legend of rounds in team events. */
  readonly ofTeams: string;
  readonly scroll: string;
}

export const crosstableTexts = texts<CrosstableTexts>({
  de: {
    title: "Kreuztabelle",
    after: (round) => `nach Runde ${round}`,
    empty: "Die Kreuztabelle füllt sich, sobald die erste Runde veröffentlicht ist.",
    caption: "Alle Runden aller Spielenden",
    rank: "Pl.",
    number: "Nr.",
    rating: "WZ",
    nation: "Land",
    record: "S–N",
    spread: "Diff.",
    round: (round) => `Runde ${round}`,
    against: (number) => `gegen Nummer ${number}`,
    kinds: {
      win: "S",
      draw: "U",
      loss: "N",
      pending: "·",
      bye: "frei",
      forfeit: "kl",
      pause: "P",
      withdrawn: "–",
      "late-entry": "–",
    },
    legend: {
      scores:
        "S Sieg, U Unentschieden, N Niederlage, dahinter der jetzige Platz des Gegners, darunter die Differenz der Partie. Unterstrichen: hatte Anspiel. frei Freilos, kl kampflos, P pausiert, · läuft noch.",
      rounds:
        "15w1: gegen Nummer 15 mit Weiß (s Schwarz) 1 Punkt; ohne Ergebnis läuft die Partie noch. + und − kampflos, frei Freilos (frei½ mit halbem, frei0 ohne Punkt), – nicht dabei.",
      opponents: "Über den Spalten stehen die Nummern der Gegner. + und − kampflos, · läuft noch.",
    },
    ofTeams:
      "15w2½: gegen Nummer 15, zuerst genannt (s als zweite), 2½ Brettpunkte; ohne Ergebnis läuft der Kampf noch. + und − kampflos, frei Freilos, – nicht dabei.",
    scroll: "Kreuztabelle, seitlich verschiebbar",
  },
  en: {
    title: "Crosstable",
    after: (round) => `after round ${round}`,
    empty: "The crosstable fills up as soon as the first round is published.",
    caption: "All rounds of all players",
    rank: "Rk",
    number: "No.",
    rating: "Rtg",
    nation: "Fed",
    record: "W–L",
    spread: "Spread",
    round: (round) => `Round ${round}`,
    against: (number) => `against number ${number}`,
    kinds: {
      win: "W",
      draw: "D",
      loss: "L",
      pending: "·",
      bye: "bye",
      forfeit: "ff",
      pause: "P",
      withdrawn: "–",
      "late-entry": "–",
    },
    legend: {
      scores:
        "W win, D draw, L loss, then the opponent’s present rank; below, the spread of the game. Underlined: went first. ff forfeit, P paused, · still playing.",
      rounds:
        "15w1: against number 15 with White (b Black), 1 point; without a result the game is still being played. + and − forfeit, bye (bye½ for half a point, bye0 for none), – not taking part.",
      opponents:
        "The columns are headed by the opponents’ numbers. + and − forfeit, · still playing.",
    },
    ofTeams:
      "15w2½: against number 15, named first (b second), 2½ game points; without a result the match is still being played. + and − forfeit, bye, – not taking part.",
    scroll: "Crosstable, scrolls sideways",
  },
});
