import { texts } from "../../language/texts.ts";
import type { CrosstableCell } from "./model.ts";

interface CrosstableTexts {
  readonly title: string;
  readonly after: (round: number) => string;
  readonly empty: string;
  readonly caption: string;
  readonly rank: string;
  readonly name: string;
  readonly record: string;
  readonly spread: string;
  readonly round: (round: number) => string;
  /** One or two letters in a cell. */
  readonly kinds: Readonly<Record<CrosstableCell["kind"], string>>;
  readonly legend: string;
  readonly scroll: string;
}

export const crosstableTexts = texts<CrosstableTexts>({
  de: {
    title: "Kreuztabelle",
    after: (round) => `nach Runde ${round}`,
    empty: "Die Kreuztabelle füllt sich, sobald die erste Runde veröffentlicht ist.",
    caption: "Alle Runden aller Spielenden",
    rank: "Pl.",
    name: "Name",
    record: "S–N",
    spread: "Diff.",
    round: (round) => `Runde ${round}`,
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
      "not-in-stage": "",
    },
    legend:
      "S Sieg, U Unentschieden, N Niederlage, dahinter der jetzige Platz des Gegners, darunter die Differenz der Partie. Unterstrichen: hatte Anspiel. frei Freilos, kl kampflos, P pausiert, · läuft noch.",
    scroll: "Kreuztabelle, seitlich verschiebbar",
  },
  en: {
    title: "Crosstable",
    after: (round) => `after round ${round}`,
    empty: "The crosstable fills up as soon as the first round is published.",
    caption: "All rounds of all players",
    rank: "Rk",
    name: "Name",
    record: "W–L",
    spread: "Spread",
    round: (round) => `Round ${round}`,
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
      "not-in-stage": "",
    },
    legend:
      "W win, D draw, L loss, then the opponent’s present rank; below, the spread of the game. Underlined: went first. ff forfeit, P paused, · still playing.",
    scroll: "Crosstable, scrolls sideways",
  },
});
