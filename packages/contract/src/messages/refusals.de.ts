import type { Refusal } from "@losfee/core";
import {
  formatChoice,
  formatDecimal,
  formatInteger,
  formatList,
  formatScore,
} from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { makeRounds } from "../language/round-list.ts";
import { describeBreach } from "./breaches.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { entryFaultSentences } from "./entry-faults.ts";
import { describeEventDetailsRefusal } from "./event-detail-problems.ts";
import { contestNoun } from "./game-words.ts";
import { optionLabel, systemLabel } from "./labels.ts";
import { lifecycleSentences } from "./lifecycle-refusals.ts";
import type { NameOf, Sentences, WithStages } from "./message.ts";
import { describeOutOfRange, describeWrongNumber } from "./out-of-range.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";
import { tablesRefusalsDe } from "./tables-refusals.de.ts";
import { settingLabel, settingRangeLabel, tablesSettingLabel } from "./tables-settings-labels.ts";
import { teamRefusalsDe } from "./team-refusals.de.ts";

const RESULTS = { one: "Ergebnis", other: "Ergebnisse" } as const;
const ROUNDS = { one: "Runde", other: "Runden" } as const;
const PLAYERS = { one: "Person", other: "Personen" } as const;

const plays = (player: string, opponent: number | null, name: NameOf): string =>
  opponent === null
    ? `${player} spielt in dieser Runde nicht`
    : `${player} spielt gegen ${name(opponent)}`;

/** Refusals in German: the problem, then the way out. */
export const refusalsDe: Sentences<Refusal, WithStages> = {
  ...lifecycleSentences.de,
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
  "unknown-system": ({ system, known }) =>
    `Das Auslosungssystem „${system}“ gibt es nicht. Zur Wahl stehen ${formatList(
      known.map((id) => systemLabel(id, "de")),
      "de",
    )}.`,
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "de"),
  "setting-out-of-range": ({ setting, allowed, stage, atTables, value }) => {
    const label = (atTables === true ? tablesSettingLabel : settingLabel)(setting, "de");
    const field = `Einstellung „${label}“${stage === undefined ? "" : ` der Stufe ${stage}`}`;
    const range = { range: allowed, allowed: settingRangeLabel(allowed, "de") };
    return describeOutOfRange({ field, value, ...range }, "de");
  },
  "starts-by-system": ({ rule, system, stage }) => {
    const paired = stage === undefined ? "Diese Runde" : `Stufe ${stage}`;
    const said = `${paired} paart das System „${systemLabel(system, "de")}“, und das bestimmt selbst, wer beginnt.`;
    return rule === "assigned"
      ? `${said} Am Brett losen können die Spielenden dabei nicht.`
      : `${said} Weitere Regeln dafür hätten keine Wirkung; bitte weglassen.`;
  },
  "stage-already-played": ({ stage, rounds }) =>
    `In Stufe ${stage + 1} sind schon ${counted(rounds, ROUNDS, "de")} ausgelost. Kürzer oder gestrichen werden kann sie nicht mehr; nur die laufende Stufe lässt sich verlängern.`,
  ...tablesRefusalsDe,
  ...teamRefusalsDe,
  ...entryFaultSentences("de"),
  "unknown-entry": ({ entry }) =>
    `Eine Meldung mit der Nummer ${entry} gibt es nicht. Die Nummern stehen in der Meldeliste.`,
  "entry-has-played": ({ entry, round }, name) =>
    `${name(entry)} ist in Runde ${round} ausgelost und kann nicht mehr gelöscht werden. Stattdessen abmelden.`,
  "entry-withdrawn": ({ entry }, name) =>
    `${name(entry)} ist schon abgemeldet. Zum Weiterspielen die Abmeldung zurücknehmen.`,
  "entry-not-withdrawn": ({ entry }, name) =>
    `${name(entry)} ist gar nicht abgemeldet und spielt weiter mit. Es gibt nichts zurückzunehmen.`,
  "no-request": ({ entry }, name) =>
    `Von ${name(entry)} liegt keine Bitte vor, die noch offen ist.`,
  "request-changed": ({ entry }, name) =>
    `${name(entry)} hat die Bitte inzwischen geändert. Bitte neu ansehen und dann antworten.`,
  "request-unchanged": ({ entry }, name) =>
    `Die Bitte von ${name(entry)} liegt der Turnierleitung schon vor.`,
  "rounds-missing": () => "Für eine Pause bitte mindestens eine Runde auswählen.",
  "already-away": ({ entry, rounds }, name) =>
    `${name(entry)} pausiert in Runde ${makeRounds(rounds)} schon. Es ist nichts zu erbitten.`,
  "entry-in-round": ({ entry, round }, name) =>
    `Runde ${round} ist mit ${name(entry)} schon veröffentlicht. Dort kampflos eintragen oder die Runde zurückholen; abmelden geht ab der nächsten Runde.`,
  "entry-has-result": ({ entry, round }, name) =>
    `${name(entry)} hat in Runde ${round} schon ein Ergebnis; es bleibt stehen. Die Abmeldung oder Pause erst ab Runde ${round + 1} eintragen.`,
  "round-already-published": ({ round }) =>
    `Runde ${round} ist schon veröffentlicht. Zum Ändern die Runde erst zurückholen.`,
  "unknown-round": ({ round }) =>
    `Eine Runde ${round} gibt es noch nicht. Bitte eine ausgeloste Runde wählen.`,
  "round-not-planned": ({ round, rounds }) =>
    `Eine Runde ${round} ist nicht vorgesehen: Das Turnier hat ${isOne(rounds, "de") ? "eine Runde" : `${rounds} Runden`}. Bitte die Nummer prüfen.`,
  "draft-exists": ({ round }) =>
    `Für Runde ${round} liegt ein Entwurf vor. Erst veröffentlichen oder verwerfen.`,
  "no-draft": ({ round }) =>
    `Für Runde ${round} liegt kein Entwurf vor. Die Runde erst auslosen oder zurückholen.`,
  "all-rounds-played": ({ rounds }) =>
    `Alle ${counted(rounds, ROUNDS, "de")} sind ausgelost. Das Turnier abschließen oder in den Einstellungen Runden hinzufügen.`,
  "results-missing": ({ round, boards, conflicts = [], basedOn, ofTeams }) =>
    boards.length === 0
      ? `Runde ${round} ist noch nicht veröffentlicht. Erst veröffentlichen und die Ergebnisse eintragen.`
      : `In Runde ${round} ${isOne(boards.length, "de") ? "fehlt" : "fehlen"} noch ${counted(boards.length, RESULTS, "de")} (${contestNoun(ofTeams, "de")} ${shortList(boards.map(String), "de")}). Erst eintragen${basedOn === undefined ? "" : ` oder nach dem Stand nach Runde ${basedOn} auslosen`}.${conflicts.length === 0 ? "" : ` Widersprüchlich gemeldet: ${contestNoun(ofTeams, "de")} ${shortList(conflicts.map(String), "de")}; dort entscheiden, was gilt.`}`,
  "based-on-out-of-range": ({ basedOn, latest }) =>
    `Ausgelost werden kann nach dem Stand von Runde 0 bis ${latest}, nicht nach Runde ${formatInteger(basedOn)}. Bitte eine dieser Runden wählen.`,
  "draft-incomplete": ({ round, unpaired }, name) =>
    `Im Entwurf von Runde ${round} noch ohne Paarung: ${shortList(unpaired.map(name), "de")}. Paaren, ein Freilos geben oder den Rest auslosen lassen.`,
  "entry-not-in-round": ({ entry, round }, name) =>
    `${name(entry)} spielt in Runde ${round} nicht mit. Bitte den Namen oder die Runde prüfen.`,
  "entry-pinned-twice": ({ entry }, name) =>
    `${name(entry)} steht in zwei festgesetzten Paarungen. Bitte eine davon streichen.`,
  "player-against-self": ({ entry }, name) =>
    `${name(entry)} kann nicht gegen sich selbst spielen. Bitte beide Namen prüfen.`,
  "unknown-board": ({ board, round, ofTeams }) =>
    ofTeams === true
      ? `Einen Kampf ${board} gibt es in Runde ${round} nicht. Bitte die Nummer prüfen.`
      : `Ein Brett ${board} gibt es in Runde ${round} nicht. Bitte die Brettnummer prüfen.`,
  "rules-broken": ({ round, breaches }, name) =>
    `Runde ${round} verstieße gegen ${isOne(breaches.length, "de") ? "eine Regel" : `${breaches.length} Regeln`}, von ${isOne(breaches.length, "de") ? "der" : "denen"} das Auslosungssystem nie abweicht: ${breaches.map((breach) => describeBreach(breach, "de", name)).join(" ")} Mit einem Grund dafür geht es trotzdem.`,
  "nobody-unpaired": ({ round }) =>
    `In Runde ${round} sind alle gepaart. Wer neu auslosen will, löst erst eine Paarung.`,
  "round-has-results": ({ round, results }) =>
    `Runde ${round} hat schon ${counted(results, RESULTS, "de")}. Erst ${isOne(results, "de") ? "dieses" : "diese"} löschen.`,
  "not-last-round": ({ round, last }) =>
    `Runde ${round} lässt sich nicht mehr zurückholen, denn Runde ${last} ist schon ausgelost. Erst deren Entwurf verwerfen, oder falsche Ergebnisse korrigieren.`,
  "round-not-published": ({ round }) =>
    `Runde ${round} ist noch ein Entwurf. Erst veröffentlichen.`,
  "not-opponents": ({ round, players: [a, b], opponents: [ofA, ofB] }, name) =>
    `${name(a)} und ${name(b)} spielen in Runde ${round} nicht gegeneinander: ${plays(name(a), ofA, name)}, ${plays(name(b), ofB, name)}. Bitte Namen und Runde prüfen.`,
  "score-out-of-range": ({ entry, score, minimum, maximum }, name) => {
    const wrong = { field: name(entry), value: score, least: minimum, most: maximum };
    return `${describeWrongNumber(wrong, "de")}. Bitte prüfen; die Grenzen stehen in den Einstellungen.`;
  },
  "scores-do-not-fit": ({ scores: [one, other] }) =>
    `${formatScore([one, other])} ist kein Ergebnis dieses Turniers. Möglich sind 1–0, ½–½ und 0–1, in Ausnahmen ½–0, 0–½ und 0–0.`,
  "absent-not-in-game": ({ entry }, name) =>
    `${name(entry)} gehört nicht zu dieser Partie. Bitte prüfen, wer gefehlt hat.`,
  "result-exists": ({ seats, ...place }, name, label) =>
    `${placeLabel(place, "de", label)} (${seats.map(name).join(" – ")}): Es gibt schon ein Ergebnis. Zum Ändern das Ergebnis korrigieren, zum Prüfen die zweite Eingabe benutzen.`,
  "no-result": (place, _name, label) =>
    place.board === 0
      ? `In Runde ${place.round} gibt es dazu noch kein Ergebnis. Erst eines eintragen.`
      : `${placeLabel(place, "de", label)}: Es gibt noch kein Ergebnis. Erst eines eintragen.`,
  "result-unchanged": (place, _name, label) =>
    `${placeLabel(place, "de", label)}: Genau dieses Ergebnis steht dort schon. Es gibt nichts zu korrigieren.`,
  "result-confirmed": (place, _name, label) =>
    `${placeLabel(place, "de", label)}: Das Ergebnis ist schon bestätigt. Nur die Turnierleitung kann es noch korrigieren.`,
  "reports-conflict": ({ places }, _name, label) =>
    `${placesLabel(places, "de", label)}: Die Meldungen widersprechen sich. Bitte entscheiden, welche gilt, oder das richtige Ergebnis eintragen.`,
  "reports-changed": ({ places }, _name, label) =>
    `${placesLabel(places, "de", label)}: Inzwischen ist etwas anderes gemeldet oder eingetragen, und es bleibt, wie es ist. Bitte noch einmal ansehen.`,
  "forfeits-proposed": ({ places }, _name, label) =>
    `${placesLabel(places, "de", label)}: Die Aufstellung kostet nach den Einstellungen Bretter. Bitte erst entscheiden, ob sie verloren sind, oder den Kampf einzeln bestätigen.`,
  "result-built-on": ({ laterRound, ...place }, _name, label) =>
    `${placeLabel(place, "de", label)}: Nach diesem Ergebnis ist ${place.at === undefined ? `schon Runde ${laterRound}` : "schon die nächste Stufe"} ausgelost. Statt zu löschen bitte korrigieren; vorher werden die Folgen gezeigt.`,
  "same-person": () =>
    "Die zweite Eingabe muss von jemand anderem kommen: Die erste ist von Ihnen.",
  "cannot-draft-again": ({ round, results }) =>
    `Runde ${round} hat schon ${counted(results, RESULTS, "de")} und lässt sich nicht neu auslosen. Bitte korrigieren und die Paarungen stehen lassen.`,
  "penalty-without-spread": () =>
    "Hier gibt es keine Differenzpunkte, die eine Strafe mindern könnte. Punkte lassen sich unter „Einstellungen“ bei „Abweichend vergebene Punkte“ abziehen.",
  "penalty-out-of-range": ({ points, most }) =>
    most !== undefined
      ? `${formatDecimal(points, "de")} Strafpunkte sind zu viele; erlaubt sind höchstens ${formatInteger(most)}.`
      : `Strafpunkte sind eine ganze Zahl von 1 bis 9999, an Tischen größer als 0 mit höchstens drei Nachkommastellen, nicht ${formatDecimal(points, "de")}. Bitte berichtigen.`,
  "unknown-penalty": () =>
    "Diese Strafe gibt es nicht oder nicht mehr. Bitte in der Liste der Strafen nachsehen, welche noch gelten.",
  "play-off-order": () =>
    "Ein Stichkampf hat mindestens zwei Teilnehmer, jeder einmal genannt, der Sieger zuerst.",
  "final-not-decided": () =>
    "Das Finale ist noch nicht entschieden. Erst alle Finalpartien eintragen.",
  "unknown-option": ({ option, known }) =>
    known.length === 0
      ? `Die Option „${option}“ gibt es hier nicht; dieses System hat keine Optionen. Bitte weglassen.`
      : `Die Option „${option}“ gibt es hier nicht. Zur Wahl stehen ${formatList(
          known.map((key) => optionLabel(key, "de")),
          "de",
        )}.`,
  "option-out-of-range": ({ option, allowed, value }) => {
    const field = `Option „${optionLabel(option, "de")}“`;
    const range = { range: allowed, allowed: settingRangeLabel(allowed, "de") };
    return describeOutOfRange({ field, value, ...range }, "de");
  },
  "too-few-players": ({ players, needed }) =>
    `Nur ${counted(players, PLAYERS, "de")} zu paaren, nötig sind mindestens ${needed}. Bitte Meldungen, Pausen und Abmeldungen prüfen.`,
  "too-many-players": ({ players, allowed }) =>
    `${counted(players, PLAYERS, "de")} zu paaren, erlaubt sind höchstens ${allowed}. Bitte die Zahl der Teilnehmenden dieser Stufe prüfen.`,
  "no-pairing-within-repeats": ({ repeats }) =>
    repeats === 0
      ? "Ohne Wiederholung einer Begegnung geht die Runde nicht auf. Eine Wiederholung erlauben oder von Hand paaren."
      : `Mit höchstens ${counted(repeats, { one: "Wiederholung", other: "Wiederholungen" }, "de")} je Paar geht die Runde nicht auf. ${repeats + 1} erlauben oder von Hand paaren.`,
  "no-pairing": ({ forbidden }) =>
    `Mit ${counted(forbidden, { one: "ausgeschlossenen Paarung", other: "ausgeschlossenen Paarungen" }, "de")} geht die Runde nicht auf. Bitte eine davon wieder zulassen oder von Hand paaren.`,
  "no-legal-pairing": ({ players }) =>
    `Für ${counted(players, PLAYERS, "de")} gibt es keine Paarung ohne Wiederholung, verbotene Farben oder zweites Freilos. In einem Entwurf weitere Paarungen lösen, oder von Hand paaren: Dann wird nach dem Grund gefragt.`,
  "round-outside-stage": ({ round, lastRound }) =>
    `Runde ${round} liegt hinter dem Ende der Stufe (Runde ${lastRound}). Für mehr Runden die Stufe in den Einstellungen verlängern.`,
  "field-changed": ({ entries }, name) =>
    `Der Spielplan steht seit Beginn der Stufe fest, hat aber keinen Platz für ${shortList(entries.map(name), "de")}. Bitte pausieren lassen oder von Hand paaren.`,
  "paired-by-hand": ({ players }) =>
    `Diese Stufe paart Losfee nicht: Ihre Runden werden von Hand oder nach einem System gepaart, das Losfee nicht hat (bei einer übernommenen Datei steht es in Satz 192). ${counted(players, { one: "Person ist", other: "Personen sind" }, "de")} noch ohne Paarung. Alle Paarungen vorgeben, oder in den Einstellungen ein System wählen, das Losfee hat.`,
  "final-decided": ({ winner }, name) =>
    `Das Finale ist entschieden: ${name(winner)} hat gewonnen. Es braucht keine weitere Partie; das Turnier kann abgeschlossen werden.`,
  "unknown-criterion": ({ text, position, nearest, known }) =>
    nearest === null
      ? `Das Kriterium „${text}“ an Stelle ${position} gibt es nicht. Zur Wahl stehen ${formatChoice(known, "de")}.`
      : `Das Kriterium „${text}“ an Stelle ${position} gibt es nicht. Gemeint ist vielleicht ${nearest} (${criterionLabel(nearest, "de")}).`,
  "modifier-refused": ({ criterion, text, position, takes }) =>
    takes.length === 0
      ? `Das Kriterium ${criterion} an Stelle ${position} hat keine Varianten; „${text}“ bitte streichen.`
      : `Die Variante „${text}“ des Kriteriums ${criterion} an Stelle ${position} gibt es nicht. Möglich sind etwa ${takes.join(", ")}.`,
  "modifier-twice": ({ criterion, text, position }) =>
    `Die Variante „${text}“ des Kriteriums ${criterion} an Stelle ${position} widerspricht einer davor oder steht doppelt. Bitte eine streichen.`,
  "criterion-twice": ({ criterion, position }) =>
    `Das Kriterium ${criterion} (${criterionLabel(criterion, "de")}) steht an Stelle ${position} zum zweiten Mal. Bitte einmal streichen.`,
  "chain-empty": () => "Die Wertung ist leer. Bitte mindestens ein Kriterium angeben, etwa WINS.",
};
