import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { despite, draftedRound, lastRound, pairReasons, reason } from "../options.ts";

/** Rounds and stages: drafted, changed by hand, published. */
export const roundsCommands: Commands = {
  pair: {
    about: texts({
      de: "Setzt die nächste Runde oder Stufe an: des Turniers oder einer Division von tsh",
      en: "Pairs the next round or seats the next stage: of the competition or of a tsh division",
    }),
    arguments: {
      "[file]": texts({
        de: "Division von tsh (NAME.t); ohne sie das Turnier im Journal",
        en: "division of tsh (NAME.t); without: the competition in the journal",
      }),
    },
    options: {
      "--system <id>": texts({
        de: "Ansetzungssystem (sonst das der Etappe; für Dateien new-swiss)",
        en: "pairing system (default: the stage's; new-swiss for files)",
      }),
      "--based-on <round>": texts({
        de: "Stand nach dieser Runde zählt (sonst die vorige)",
        en: "the standings after this round count (default: the one before)",
      }),
      "--ahead <round>": texts({
        de: "veröffentlicht alle Runden einer Tafel bis zu dieser, z. B. für einen vorgezogenen Kampf",
        en: "publishes all rounds of a table up to this one, e.g. for a match played in advance",
      }),
      "--repeats <count>": texts({
        de: "so oft dürfen sich zwei schon begegnet sein",
        en: "how often two may have met before",
      }),
      "--track-starts": texts({
        de: "ausgleichbare Anspiele gehen vor",
        en: "prefer opponents with whom starts can be balanced",
      }),
      "--no-track-starts": texts({
        de: "Anspiele zählen für die Paarung nicht",
        en: "starts do not count for the pairing",
      }),
      "--option <name=value>": {
        ...texts({ de: "weitere Einstellung des Systems", en: "a further setting of the system" }),
        repeatable: true,
      },
      "--pin <pair>": {
        ...texts({ de: "Paarung von Hand, z. B. 3-7", en: "a pair by hand, e.g. 3-7" }),
        repeatable: true,
      },
      "--forbid <pair>": {
        ...texts({ de: "diese beiden nicht, z. B. 3-7", en: "not these two, e.g. 3-7" }),
        repeatable: true,
      },
      "--reason <text>": texts({ de: "warum von Hand", en: "why by hand" }),
      ...despite,
      "--publish": texts({ de: "gleich veröffentlichen", en: "publish at once" }),
      ...pairReasons,
    },
    load: () => import("../../commands/pair.ts"),
  },
  round: {
    about: texts({
      de: "Zeigt eine Runde oder Stufe mit Plätzen und Ergebnissen",
      en: "Shows a round or stage with seats and results",
    }),
    arguments: {
      ...lastRound,
    },
    options: {
      ...pairReasons,
    },
    load: () => import("../../commands/round.ts"),
  },
  adjust: {
    about: texts({
      de: "Ändert Paarungen oder Sitzplätze von Hand",
      en: "Changes pairings or seats by hand",
    }),
    arguments: {
      "<act>": texts({
        de: "pair, break, swap, exchange-starts (exchange-colours), exchange-boards, bye, rest; an Tischen: swap, move, order, redraw",
        en: "pair, break, swap, exchange-starts (exchange-colours), exchange-boards, bye, rest; at tables: swap, move, order, redraw",
      }),
      "[what...]": texts({
        de: "Personen oder Bretter, z. B. pair 3 7",
        en: "players or boards, e.g. pair 3 7",
      }),
    },
    options: {
      ...reason,
      ...despite,
    },
    load: () => import("../../commands/adjust.ts"),
  },
  publish: {
    about: texts({ de: "Veröffentlicht den Entwurf", en: "Publishes the draft" }),
    arguments: {
      ...draftedRound,
    },
    options: {
      ...despite,
    },
    load: () => import("../../commands/publish.ts"),
  },
  recall: {
    about: texts({
      de: "Holt die letzte Runde oder Stufe zurück in den Entwurf",
      en: "Takes the last round or stage back into draft",
    }),
    arguments: {
      ...lastRound,
    },
    options: {
      ...reason,
    },
    load: () => import("../../commands/recall.ts"),
  },
  discard: {
    about: texts({ de: "Verwirft den Entwurf", en: "Discards the draft" }),
    arguments: {
      ...draftedRound,
    },
    load: () => import("../../commands/discard.ts"),
  },
};
