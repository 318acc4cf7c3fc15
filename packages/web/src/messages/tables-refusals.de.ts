import type { TablesRefusal } from "@losfee/core";
import { counted, formatChoice, formatInteger, formatList } from "../language/numbers.ts";
import { entryFaultSentences } from "./entry-faults.ts";
import { describeEventDetailsRefusal } from "./event-details.ts";
import { formatLabel } from "./labels.ts";
import type { NameOf, Sentences } from "./message.ts";
import { shortened } from "./shortened.ts";
import { addressLabel } from "./tables-labels.ts";
import { tablesAllowedLabel, tablesSettingLabel } from "./tables-settings-labels.ts";

const RESULTS = { one: "Ergebnis", other: "Ergebnisse" } as const;
const PLAYERS = { one: "Person", other: "Personen" } as const;
const KINDS = { "game-points": "Spielpunkte", places: "Plätze" } as const;

const list = (items: readonly string[]): string => formatList(shortened(items, "weitere"), "de");

const names = (entries: readonly number[], name: NameOf): string => list(entries.map(name));

/** Refusals of table tournaments in German: what is wrong, then the way out. */
export const tablesRefusalsDe: Sentences<TablesRefusal> = {
  "competition-exists": () =>
    "Dieses Turnier gibt es schon. Bitte das vorhandene öffnen oder ein neues anlegen.",
  "no-competition": () =>
    "Dieses Turnier gibt es nicht (mehr). Die Startseite der Leitung führt alle Turniere auf.",
  "competition-closed": () => "Das Turnier ist abgeschlossen. Zum Ändern erst wieder öffnen.",
  "competition-open": () => "Das Turnier ist noch offen, es muss nicht wieder geöffnet werden.",
  "name-missing": ({ field }) =>
    field === "competition"
      ? "Das Turnier braucht einen Namen. Bitte einen eintragen."
      : "Der Name fehlt. Bitte für jede Meldung einen Namen angeben.",
  "unknown-format": ({ format, known }) =>
    `Das Format „${format}“ gibt es nicht. Zur Wahl stehen ${formatList(
      known.map((id) => formatLabel(id, "de")),
      "de",
    )}.`,
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "de", "directors"),
  "malformed-seed": () =>
    "Der Startwert der Lose muss aus 64 Hexadezimalziffern bestehen (0–9, a–f). Bitte prüfen oder weglassen, dann wird einer gezogen.",
  "setting-out-of-range": ({ setting, allowed }) =>
    `Einstellung „${tablesSettingLabel(setting, "de")}“: erlaubt ist ${tablesAllowedLabel(allowed, "de")}.`,
  "unknown-criterion": ({ given, position, known }) =>
    `Das Kriterium „${given}“ an Stelle ${position} gibt es nicht. Zur Wahl stehen ${formatChoice(known, "de")}.`,
  "criterion-twice": ({ criterion, position }) =>
    `Das Kriterium ${criterion} steht an Stelle ${position} zum zweiten Mal. Bitte einmal streichen.`,
  "scale-missing": ({ size }) =>
    `Für Tische mit ${size} Plätzen ist nicht festgelegt, was die Plätze wert sind. Bitte Rangpunkte dafür eintragen oder diese Tischgröße streichen.`,
  "stage-already-drafted": ({ stage, setting }) =>
    `Stufe ${stage} ist schon ausgelost; „${tablesSettingLabel(setting, "de")}“ lässt sich dafür nicht mehr ändern. Erst ihren Entwurf verwerfen oder die Stufe zurückholen.`,
  ...entryFaultSentences("de"),
  "entry-erased": ({ entry }) =>
    `Die Angaben zu Nummer ${entry} sind gelöscht und können nicht wieder eingetragen werden.`,
  "unknown-entry": ({ entry }) =>
    `Eine Meldung mit der Nummer ${entry} gibt es nicht. Die Nummern stehen in der Meldeliste.`,
  "entry-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} ist in Stufe ${stage} ausgelost und kann nicht mehr gelöscht werden. Stattdessen abmelden.`,
  "entry-withdrawn": ({ entry }, name) =>
    `${name(entry)} ist abgemeldet. Zum Weiterspielen die Abmeldung zurücknehmen.`,
  "entry-not-withdrawn": ({ entry }, name) =>
    `${name(entry)} ist gar nicht abgemeldet und spielt weiter mit. Es gibt nichts zurückzunehmen.`,
  "reason-missing": () => "Bitte einen Grund angeben. Er wird im Protokoll festgehalten.",
  "unknown-stage": ({ stage }) =>
    `Stufe ${stage} ist noch nicht ausgelost. Bitte eine ausgeloste Stufe wählen.`,
  "draft-exists": ({ stage }) =>
    `Für Stufe ${stage} liegt ein Entwurf vor. Erst veröffentlichen oder verwerfen.`,
  "no-draft": ({ stage }) =>
    `Für Stufe ${stage} liegt kein Entwurf vor. Die Stufe erst auslosen oder zurückholen.`,
  "all-stages-played": ({ stages }) =>
    `Alle Stufen (${stages}) sind ausgelost. Das Turnier abschließen oder in den Einstellungen eine Stufe hinzufügen.`,
  "cannot-be-seated": ({ players, sizes, fewer, more }) =>
    `${counted(players, PLAYERS, "de")} lassen sich nicht auf Tische mit ${formatChoice(sizes.map(String), "de")} Plätzen verteilen. ${
      fewer === null && more === null
        ? "Bitte andere Tischgrößen erlauben."
        : `Es geht mit ${formatChoice(
            [fewer, more].flatMap((count) => (count === null ? [] : [String(count)])),
            "de",
          )}; sonst andere Tischgrößen erlauben.`
    }`,
  "results-missing": ({ stage, games }) =>
    `In Stufe ${stage} ${games.length === 1 ? "fehlt" : "fehlen"} noch ${counted(games.length, RESULTS, "de")} oder die Bestätigung: ${list(
      games.map(({ game, table }) => `Spiel ${game} an Tisch ${table}`),
    )}. Erst eintragen oder bestätigen.`,
  "entries-unseated": ({ stage, entries }, name) =>
    `In Stufe ${stage} noch ohne Platz: ${names(entries, name)}. Neu auslosen, an einen Tisch setzen oder abmelden.`,
  "stage-not-published": ({ stage }) =>
    `Stufe ${stage} ist noch ein Entwurf. Erst veröffentlichen.`,
  "stage-already-published": ({ stage }) =>
    `Stufe ${stage} ist schon veröffentlicht. Zum Ändern die Stufe erst zurückholen.`,
  "stage-has-results": ({ stage }) =>
    `Stufe ${stage} hat schon Ergebnisse. Erst diese löschen, oder einzelne Plätze von Hand ändern.`,
  "not-last-stage": ({ stage, last }) =>
    `Stufe ${stage} lässt sich nicht mehr ändern, denn Stufe ${last} ist schon ausgelost. Erst deren Entwurf verwerfen, oder falsche Ergebnisse korrigieren.`,
  "unknown-game": ({ stage, game }) =>
    `Ein Spiel ${game} gibt es in Stufe ${stage} nicht. Bitte die Nummer prüfen.`,
  "unknown-table": ({ stage, game, table }) =>
    `Einen Tisch ${table} gibt es in Spiel ${game} der Stufe ${stage} nicht. Bitte die Nummer prüfen.`,
  "entry-not-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} hat in Stufe ${stage} keinen Platz. Bitte den Namen prüfen.`,
  "entry-already-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} spielt in Stufe ${stage} schon mit. Bitte jemand anderen wählen.`,
  "same-entry": ({ entry }, name) => `Zweimal ${name(entry)}: bitte zwei Personen nennen.`,
  "no-open-game": ({ stage }) =>
    `In Stufe ${stage} ist kein Spiel mehr offen, in dem sich Plätze ändern ließen. Bitte die Ergebnisse korrigieren.`,
  "already-at-table": ({ entry, table }, name) =>
    `${name(entry)} sitzt schon an Tisch ${table}. Bitte einen anderen Tisch wählen.`,
  "seats-do-not-fit": () =>
    "Die Reihenfolge der Plätze muss alle am Tisch genau einmal nennen. Bitte prüfen.",
  "results-kind": ({ given, expected }) =>
    `In diesem Turnier werden ${KINDS[expected]} eingetragen, nicht ${KINDS[given]}. Die Einstellungen ändern das.`,
  "not-the-table": ({ address, missing, strangers, twice }, name) =>
    [
      `Das Ergebnis passt nicht zu: ${addressLabel(address, "de")}.`,
      ...(missing.length > 0 ? [`Es fehlt: ${names(missing, name)}.`] : []),
      ...(strangers.length > 0 ? [`Nicht an diesem Tisch: ${names(strangers, name)}.`] : []),
      ...(twice.length > 0 ? [`Doppelt: ${names(twice, name)}.`] : []),
    ].join(" "),
  "score-out-of-range": ({ entry, score, minimum, maximum }, name) =>
    `${formatInteger(score)} Punkte von ${name(entry)}: erlaubt sind ganze Zahlen von ${formatInteger(minimum)} bis ${formatInteger(maximum)}. Bitte prüfen; die Grenzen stehen in den Einstellungen.`,
  "places-do-not-fit": ({ places }) =>
    `Die Plätze ${formatList(places.map(String), "de")} gehen nicht auf. Wer sich einen Platz teilt, bekommt die gleiche Zahl; nach zwei Ersten kommt der dritte Platz.`,
  "result-exists": (address) =>
    `${addressLabel(address, "de")}: Es gibt schon ein Ergebnis. Zum Ändern das Ergebnis korrigieren.`,
  "no-result": (address) =>
    `${addressLabel(address, "de")}: Es gibt noch kein Ergebnis. Erst eines eintragen.`,
  "result-unchanged": (address) =>
    `${addressLabel(address, "de")}: Genau dieses Ergebnis steht dort schon. Es gibt nichts zu ändern.`,
  "result-confirmed": (address) =>
    `${addressLabel(address, "de")}: Das Ergebnis ist schon bestätigt. Nur die Turnierleitung kann es noch korrigieren.`,
  "already-annulled": (address) =>
    `${addressLabel(address, "de")}: Das Spiel ist annulliert. Ein Ergebnis trägt dann die Turnierleitung ein.`,
  "result-built-on": ({ laterStage, ...address }) =>
    `${addressLabel(address, "de")}: Daraus ist schon Stufe ${laterStage} entstanden. Bitte korrigieren; vorher werden die Folgen gezeigt.`,
  "cannot-draft-again": ({ stage }) =>
    `Stufe ${stage} hat schon Ergebnisse und lässt sich nicht neu auslosen. Bitte korrigieren und die Stufe stehen lassen.`,
  "penalty-out-of-range": () =>
    "Strafpunkte müssen größer als 0 und höchstens 9999 sein, mit höchstens drei Nachkommastellen. Bitte berichtigen.",
  "unknown-penalty": () =>
    "Diese Strafe gibt es nicht (mehr). Bitte die Seite neu laden und die Liste der Strafen prüfen.",
};
