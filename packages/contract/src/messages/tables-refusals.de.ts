import type { TablesRefusal } from "@losfee/core";
import { formatChoice, formatList } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import type { Sentences, WithStages } from "./message.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";
import { tablesSettingLabel } from "./tables-settings-labels.ts";

const RESULTS = { one: "Ergebnis", other: "Ergebnisse" } as const;
const PLAYERS = { one: "Person", other: "Personen" } as const;
const KINDS = {
  played: "zwei Punktzahlen",
  forfeit: "kampflos",
  "game-points": "Spielpunkte",
  places: "Plätze",
  match: "Mannschaftskämpfe",
} as const;
const PENALTIES = {
  spread: "Differenzpunkte",
  "rank-points": "Rangpunkte",
  "match-points": "Mannschaftspunkte",
  "game-points": "Spielpunkte",
} as const;

/** Refusals about stages at tables in German: the problem, then the way out. */
export const tablesRefusalsDe: Sentences<TablesRefusal, WithStages> = {
  "scale-missing": ({ size }) =>
    `Für Tische mit ${size} Plätzen ist nicht festgelegt, was die Plätze wert sind. Bitte Rangpunkte dafür eintragen oder diese Tischgröße streichen.`,
  "stage-already-drafted": ({ stage, setting }, _name, label) =>
    `${label(stage)} ist schon ausgelost; „${tablesSettingLabel(setting, "de")}“ lässt sich dafür nicht mehr ändern. Erst den Entwurf verwerfen oder die Stufe zurückholen.`,
  "unknown-stage": ({ stage }, _name, label) =>
    `${label(stage)} ist noch nicht ausgelost. Bitte eine ausgeloste Stufe wählen.`,
  "all-stages-played": ({ stages }) =>
    `Alle Stufen (${stages}) sind ausgelost. Das Turnier abschließen oder in den Einstellungen eine Stufe hinzufügen.`,
  "cannot-be-seated": ({ players, sizes, fewer, more }) =>
    `${counted(players, PLAYERS, "de")} ${isOne(players, "de") ? "lässt" : "lassen"} sich nicht auf Tische mit ${formatChoice(sizes.map(String), "de")} Plätzen verteilen. ${
      fewer === null && more === null
        ? "Bitte andere Tischgrößen erlauben."
        : `Es geht mit ${formatChoice(
            [fewer, more].flatMap((count) => (count === null ? [] : [String(count)])),
            "de",
          )}; sonst andere Tischgrößen erlauben.`
    }`,
  "stage-results-missing": ({ stage, games, conflicts = [] }, _name, label) =>
    `${label(stage)}: Es ${isOne(games.length, "de") ? "fehlt" : "fehlen"} noch ${counted(games.length, RESULTS, "de")} oder die Bestätigung: ${shortList(
      games.map(({ board, at }) => `Spiel ${at?.game ?? 1} an Tisch ${board}`),
      "de",
    )}. Erst eintragen oder bestätigen.${conflicts.length === 0 ? "" : ` Widersprüchlich gemeldet: ${placesLabel(conflicts, "de", label)}; dort entscheiden, was gilt.`}`,
  "entries-unseated": ({ stage, entries }, name, label) =>
    `${label(stage)}, noch ohne Platz: ${shortList(entries.map(name), "de")}. Neu auslosen, an einen Tisch setzen oder abmelden.`,
  "stage-has-results": ({ stage }, _name, label) =>
    `${label(stage)} hat schon Ergebnisse. Erst diese löschen, oder einzelne Plätze von Hand ändern.`,
  "not-last-stage": ({ stage, last }, _name, label) =>
    `${label(stage)} lässt sich nicht mehr ändern, denn danach ist schon ausgelost: ${label(last)}. Erst diesen Entwurf verwerfen, oder falsche Ergebnisse korrigieren.`,
  "unknown-game": ({ stage, game }, _name, label) =>
    `${label(stage)}: Ein Spiel ${game} gibt es nicht. Bitte die Nummer prüfen.`,
  "unknown-table": ({ stage, game, table }, _name, label) =>
    `${label(stage)}: Einen Tisch ${table} gibt es in Spiel ${game} nicht. Bitte die Nummer prüfen.`,
  "entry-not-in-stage": ({ entry, stage }, name, label) =>
    `${label(stage)}: ${name(entry)} hat dort keinen Platz. Bitte den Namen prüfen.`,
  "entry-already-in-stage": ({ entry, stage }, name, label) =>
    `${label(stage)}: ${name(entry)} spielt dort schon mit. Bitte jemand anderen wählen.`,
  "same-entry": ({ entry }, name) => `Zweimal ${name(entry)}: bitte zwei Personen nennen.`,
  "no-open-game": ({ stage }, _name, label) =>
    `${label(stage)}: Es ist kein Spiel mehr offen, in dem sich Plätze ändern ließen. Bitte die Ergebnisse korrigieren.`,
  "already-at-table": ({ entry, table }, name) =>
    `${name(entry)} sitzt schon an Tisch ${table}. Bitte einen anderen Tisch wählen.`,
  "seats-do-not-fit": () =>
    "Die Reihenfolge der Plätze muss alle am Tisch genau einmal nennen. Bitte prüfen.",
  "results-kind": ({ kind, expected }) =>
    `In diesem Turnier werden ${formatList(
      expected.map((kind) => KINDS[kind]),
      "de",
    )} eingetragen, nicht ${KINDS[kind]}. Die Einstellungen ändern das.`,
  "not-the-table": ({ address, missing, strangers, twice }, name, label) =>
    [
      `Das Ergebnis passt nicht zu: ${placeLabel(address, "de", label)}.`,
      ...(missing.length > 0 ? [`Es fehlt: ${shortList(missing.map(name), "de")}.`] : []),
      ...(strangers.length > 0
        ? [`Nicht an diesem Tisch: ${shortList(strangers.map(name), "de")}.`]
        : []),
      ...(twice.length > 0 ? [`Doppelt: ${shortList(twice.map(name), "de")}.`] : []),
    ].join(" "),
  "places-do-not-fit": ({ places }) =>
    `Die Plätze ${formatList(places.map(String), "de")} gehen nicht auf. Wer sich einen Platz teilt, bekommt die gleiche Zahl; nach zwei Ersten kommt der dritte Platz.`,
  "already-annulled": (address, _name, label) =>
    `${placeLabel(address, "de", label)}: Das Spiel ist annulliert. Ein Ergebnis trägt dann die Turnierleitung ein.`,
  "annulled-at-tables-only": (place, _name, label) =>
    `${placeLabel(place, "de", label)}: Annulliert werden nur Spiele an Tischen. Wenn niemand gekommen ist, bitte beide als abwesend eintragen.`,
  "no-pause-at-tables": ({ round }) =>
    `Runde ${round} wird an Tischen gespielt, dort setzt niemand einzeln aus. Wer nicht kommt, bitte abmelden.`,
  "round-at-tables": ({ round }) =>
    `Runde ${round} wird an Tischen gespielt. Paarungen lassen sich dafür nicht vorgeben; die Plätze sind danach von Hand zu ändern.`,
  "penalty-of-nothing": ({ expected }) =>
    `Diese Strafe zählt hier nicht. Möglich sind Strafen auf: ${formatChoice(
      expected.map((of) => PENALTIES[of]),
      "de",
    )}.`,
};
