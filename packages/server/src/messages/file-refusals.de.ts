import { counted, detailForms, isOne } from "@losfee/contract";
import type { TshExpectation } from "@losfee/files";
import { everyFault } from "./every-fault.ts";
import { excerpt } from "./excerpt.ts";
import type { FileRefusal } from "./file-refusal.ts";
import type { CodeSentences } from "./sentences.ts";
import { listedProblems } from "./trf-problems.ts";

const expectations: Readonly<Record<TshExpectation, string>> = {
  name: "ein Name",
  rating: "eine Wertungszahl hinter dem Namen",
  "opponent-number": "die Nummer eines Gegners",
  score: "eine Punktzahl",
  "key-name": "der Name eines Schlüssels",
  "whole-number": "eine ganze Zahl",
  "start-code": "0 bis 4 für das Anspiel",
  directive: "eine Anweisung wie „division“ oder „config“",
  "division-name": "der Name einer Division",
  "file-name": "der Name einer Datei",
  setting: "eine Einstellung der Form name = wert",
};

/** Expected values of the columns of standings. */
const columnValues: Readonly<
  Record<Extract<FileRefusal, { readonly code: "standings-field" }>["heading"], string>
> = {
  rank: "eine ganze Zahl ab 1",
  name: "ein Name",
  wins: "eine ganze oder halbe Zahl, etwa 13 oder 13,5",
  spread: "eine ganze Zahl, etwa 120 oder -45",
};

const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Zeile ${line}, Spalte ${column}: `;

const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** German refusals of files: the fault and its place, then the way out. */
export const fileRefusalsDe: CodeSentences<FileRefusal> = {
  "text-is-workbook": () =>
    "Das ist eine Arbeitsmappe. Bitte im Tabellenprogramm als CSV speichern und diese Datei nehmen.",
  "text-is-binary": ({ offset }) =>
    `Das ist keine Textdatei (Byte ${offset} kommt in keinem Text vor). Bitte die richtige Datei wählen.`,
  "text-malformed": ({ encoding }) =>
    `Die Datei gibt sich als ${encoding.toUpperCase()} aus, ist es aber nicht. Bitte noch einmal speichern, am besten als UTF-8.`,
  "csv-quote-not-closed": (place) =>
    `${at(place)}Ein Anführungszeichen wird geöffnet, aber nicht geschlossen. Bitte ergänzen oder streichen.`,
  "csv-stray-quote": (place) =>
    `${at(place)}Ein Anführungszeichen mitten im Feld. Bitte streichen oder das ganze Feld einschließen.`,
  "csv-empty": () => "Die Liste ist leer. Erwartet wird eine Zeile je Meldung.",
  "csv-too-long": ({ rows, allowed }) =>
    `Die Liste hat ${rows} Zeilen, erlaubt sind ${allowed}. Ist es die richtige Datei?`,
  "csv-headings-missing": (place) =>
    `${at(place)}Mehr als Name und Wertungszahl braucht eine Kopfzeile, zum Beispiel Name;Rating;Verein.`,
  "csv-choice-malformed": () =>
    "Was die Spalten sind, steht als „Überschrift=Feld“ oder „Nummer=Feld“, zum Beispiel NWZ=rating,5=ignore. Felder: name, surname, given, rating, club, nation, class, team, title, fideId, sex, birth, ignore.",
  "csv-no-such-column": ({ name }) => `Eine Spalte „${excerpt(name)}“ hat die Liste nicht.`,
  "csv-name-column-missing": ({ line, headings }) =>
    `Zeile ${line}: Keine Spalte heißt „Name“ (gefunden: ${excerpt(headings.join(", "))}). Bitte eine so nennen.`,
  "csv-column-twice": (place) =>
    `${at(place)}Die Spalten „${excerpt(place.first)}“ und „${excerpt(place.heading)}“ bedeuten dasselbe, sagen aber Verschiedenes. Bitte eine streichen oder umbenennen.`,
  "csv-row-too-long": (place) =>
    `${at(place)}„${excerpt(place.text)}“ steht ${isOne(place.columns, "de") ? "hinter der einzigen Spalte" : `hinter der letzten der ${place.columns} Spalten`}. Fehlt ein Anführungszeichen um ein Feld mit Trennzeichen?`,
  "csv-team-missing": (place) =>
    `${at(place)}Die Mannschaft fehlt: Weder diese Zeile noch eine darüber nennt sie. Bitte ergänzen.`,
  "csv-name-missing": (place) =>
    `${at(place)}Der Name fehlt. Bitte eintragen oder die Zeile streichen.`,
  "csv-duplicate-name": (place) =>
    `${at(place)}„${excerpt(place.name)}“ steht schon in Zeile ${place.firstLine}. Ist es dieselbe Person, bitte streichen; sind es zwei, beiden Geburtsjahr, Verein oder FIDE-ID geben.`,
  "csv-duplicate-fide-id": (place) =>
    `${at(place)}Die FIDE-ID ${place.fideId} steht schon in Zeile ${place.firstLine}. Bitte die Ziffern berichtigen oder eine der Zeilen streichen.`,
  "csv-entered-already": (place) =>
    `${at(place)}„${excerpt(place.name)}“ ist schon gemeldet, unter Nummer ${place.entry}. Ist es dieselbe Person, bitte streichen; sind es zwei, beiden Geburtsjahr, Verein oder FIDE-ID geben.`,
  "csv-rows-wrong": ({ faults }) => everyFault(faults, fileRefusalsDe, "weitere"),
  "csv-rating-not-a-number": (place) =>
    `${at(place)}„${excerpt(place.text)}“ ist keine Wertungszahl. Erwartet wird eine Zahl oder nichts.`,
  "csv-detail-malformed": (place) =>
    `${at(place)}„${excerpt(place.text)}“ passt nicht. ${detailForms.de[place.detail]}`,
  "csv-rating-out-of-range": (place) =>
    `${at(place)}Wertungszahl ${place.rating} ist zu groß, höchstens ${place.maximum} ist erlaubt.`,
  "standings-empty": () =>
    "In der Tabelle steht niemand. Erwartet werden eine Kopfzeile (rank,name,wins,spread) und eine Zeile je Platz.",
  "standings-column-missing": ({ line, heading }) =>
    `Zeile ${line}: Die Spalte „${heading}“ fehlt. Die Kopfzeile heißt: rank,name,wins,spread.`,
  "standings-column-twice": (place) =>
    `${at(place)}Die Spalte „${place.heading}“ gibt es zweimal. Bitte eine streichen.`,
  "standings-row-width": ({ line, expected, found }) =>
    `Zeile ${line}: ${counted(found, { one: "Feld", other: "Felder" }, "de")}, die Kopfzeile hat ${expected}. Fehlt ein Trennzeichen, oder ist eines zu viel?`,
  "standings-field": (place) =>
    `${at(place)}„${excerpt(place.text)}“ passt nicht in die Spalte „${place.heading}“: Erwartet wird ${columnValues[place.heading]}.`,
  "standings-name-twice": (place) =>
    `${at(place)}„${excerpt(place.name)}“ steht schon in Zeile ${place.firstLine}. Bitte die Namen unterscheiden.`,
  "standings-rank-missing": ({ rank, line }) =>
    `Zeile ${line}: Davor fehlt Platz ${rank}. Gebraucht werden alle Plätze von 1 an.`,
  "standings-rank-against-wins": ({ line, name, above }) =>
    `Zeile ${line}: „${excerpt(name)}“ hat mehr Siege als „${excerpt(above)}“, steht aber dahinter. Bitte Plätze oder Siege berichtigen.`,
  "file-not-json": ({ line, position, truncated }) =>
    truncated
      ? `Die Datei bricht in Zeile ${line} ab: Sie ist nicht vollständig. Bitte noch einmal exportieren oder kopieren.`
      : `Die Datei ist kein JSON (Zeile ${line}, Zeichen ${position + 1}). Bitte die exportierte Datei unverändert nehmen.`,
  "file-not-a-competition": () =>
    "Die Datei enthält kein Turnier. Erwartet wird eine Datei, die Losfee exportiert hat.",
  "file-older-version": ({ version, known }) =>
    `Die Datei hat die ältere Fassung ${version}, dieses Losfee liest nur Fassung ${known}. Bitte mit dem Losfee öffnen, das sie geschrieben hat.`,
  "file-newer-version": ({ version, known }) =>
    `Die Datei hat die neuere Fassung ${version}, dieses Losfee liest nur Fassung ${known}. Bitte Losfee aktualisieren.`,
  "file-field-invalid": ({ field }) =>
    `Die Angabe „${excerpt(field)}“ fehlt oder ist nicht, was sie sein muss. Bitte die exportierte Datei unverändert nehmen.`,
  "file-event-unknown": ({ event, eventType }) =>
    `Ereignis ${event}: „${excerpt(eventType)}“ ist unbekannt. Bitte Losfee aktualisieren.`,
  "file-events-missing": ({ expected, found }) =>
    `Von ${counted(expected, { one: "Ereignis", other: "Ereignissen" }, "de")} ${isOne(found, "de") ? "ist" : "sind"} nur ${found} da. Bitte noch einmal exportieren.`,
  "file-event-out-of-order": ({ event, seq }) =>
    `Ereignis ${event} trägt die Nummer ${seq}. Bitte die exportierte Datei unverändert nehmen.`,
  "file-event-altered": ({ event }) =>
    `Ereignis ${event} ist nicht so, wie es aufgezeichnet wurde, oder gehört nicht hinter das davor. Bitte die exportierte Datei unverändert nehmen.`,
  "file-picture-altered": () =>
    "Ein Bild in dieser Datei (Logo oder Plakat) ist verändert oder gehört nicht zu diesem Turnier. Bitte noch einmal exportieren und die Datei unverändert importieren.",
  "file-person-altered": ({ event }) =>
    `Angaben zu einer Person in Ereignis ${event} sind nicht die, die aufgezeichnet wurden. Bitte die exportierte Datei unverändert nehmen.`,
  "file-event-does-not-fit": ({ event }) =>
    `Ereignis ${event} passt nicht zu den vorigen. Bitte noch einmal exportieren.`,
  "trf-import-not-sound": ({ problems }) =>
    `Die Datei widerspricht sich oder ist fehlerhaft (${problems.length} ${isOne(problems.length, "de") ? "Stelle" : "Stellen"}).\n${listedProblems(problems, "de", "weitere")}`,
  "trf-import-points": ({ parts }) =>
    `Die Datei gibt Punkte, die ein Turnier hier nicht vergeben kann (${parts.join(", ")}): Siege, kampflose Siege und freie volle Punkte müssen gleich viel zählen, Weiß wie Schwarz.`,
  "trf-import-no-own-rank": ({ player }) =>
    `Die Datei ordnet nach Rang (XXC rank), aber Nummer ${player} hat keinen eigenen. Bitte Ränge eintragen oder die Zeile streichen.`,
  "tsh-expected": (place) =>
    `${at(place)}Erwartet wird ${expectations[place.expected]}${place.found === "" ? "" : `, gefunden „${excerpt(place.found)}“`}.`,
  "tsh-unknown-opponent": (place) =>
    `${at(place)}Den Gegner ${place.opponent} gibt es nicht; die Datei hat ${place.players} Spieler.`,
  "tsh-pairing-not-mutual": (place) =>
    `${at(place)}In Runde ${place.round} spielt ${place.player} gegen ${place.opponent}, aber nicht umgekehrt.`,
  "tsh-score-without-opponent": (place) =>
    `${at(place)}Eine Punktzahl für Runde ${place.round}, aber kein Gegner.`,
  "tsh-no-players": () => "Die Datei enthält keine Spieler. Ist es eine Division von tsh (NAME.t)?",
  "tsh-character-not-in-encoding": (place) =>
    `${at(place)}„${place.character}“ gibt es in ISO-8859-1 nicht. Bitte als UTF-8 schreiben oder den Namen ändern.`,
  "trf-too-large": ({ bytes, limit }) =>
    `Die Datei hat ${megabytes(bytes)} MB; gelesen werden ${megabytes(limit)} MB. Ist es eine TRF-Datei?`,
  "trf-too-many-lines": ({ limit }) =>
    `Die Datei hat mehr als ${limit} Zeilen. Ist es eine TRF-Datei?`,
  "trf-character-not-in-encoding": (place) =>
    `${at(place)}„${place.character}“ gibt es in Windows-1252 nicht. Bitte als UTF-8 schreiben oder den Namen ändern.`,
};
