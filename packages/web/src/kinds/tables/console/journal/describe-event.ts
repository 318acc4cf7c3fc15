import type {
  TableAddress,
  TableOutcome,
  TablesEventData,
  TablesEventType,
  TablesPenalty,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { counted, formatDecimal, formatList } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";
import { describeDetailsChange } from "../../../../messages/event-details.ts";
import { formatLabel } from "../../../../messages/labels.ts";
import type { NameOf } from "../../../../messages/message.ts";
import { shortened } from "../../../../messages/shortened.ts";
import { addressLabel } from "../../../../messages/tables-labels.ts";
import { describeSeatingAct } from "../stage/acts.ts";

type EventSentences = {
  readonly [Type in TablesEventType]: (data: TablesEventData[Type], name: NameOf) => string;
};

const because = (reason: string): string => (reason === "" ? "" : ` (${reason})`);

/** `Anna 30, Ben 20, Cem –` */
const told = (outcome: TableOutcome, name: NameOf): string =>
  (outcome.kind === "places"
    ? outcome.seats.map(
        ({ entry, place }) => `${name(entry)} ${place === null ? "–" : `${place}.`}`,
      )
    : outcome.seats.map(({ entry, points }) => `${name(entry)} ${points ?? "–"}`)
  ).join(", ");

const seated = (games: TablesEventData["stage-drafted"]["games"], language: Language): string => {
  const tables = games[0]?.tables.length ?? 0;
  const forms =
    language === "de" ? { one: "Tisch", other: "Tische" } : { one: "table", other: "tables" };
  return counted(tables, forms, language);
};

const penaltyKinds = {
  de: { "rank-points": "Rangpunkte", "game-points": "Spielpunkte" },
  en: { "rank-points": "rank points", "game-points": "game points" },
} as const satisfies Record<Language, Record<TablesPenalty["of"], string>>;

const at = (address: TableAddress, language: Language): string => addressLabel(address, language);

const sentences = texts<EventSentences>({
  de: {
    "competition-created": ({ name, format }) =>
      `Turnier „${name}“ angelegt (${formatLabel(format, "de")}); Prüfsumme der Lose veröffentlicht`,
    "competition-renamed": ({ name }) => `Turnier umbenannt in „${name}“`,
    "settings-changed": ({ reason }) => `Einstellungen geändert${because(reason)}`,
    "event-details-changed": ({ details }) => describeDetailsChange(details, "de"),
    "entries-added": ({ entries }) =>
      `Gemeldet: ${formatList(
        shortened(
          entries.map(({ name }) => name),
          "weitere",
        ),
        "de",
      )}`,
    "entry-changed": ({ details }) => `Angaben geändert: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Meldung gelöscht: ${name(entry)}`,
    "person-erased": ({ entry }) => `Angaben zur Person von Nummer ${entry} gelöscht`,
    "entry-withdrawn": ({ entry, reason }, name) => `${name(entry)} scheidet aus${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} ist wieder dabei`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} ist ${present ? "anwesend" : "doch nicht anwesend"}`,
    "stage-drafted": ({ stage, members, games }) =>
      `Stufe ${stage} ausgelost: ${members.length} Personen an ${seated(games, "de")}`,
    "stage-redrawn": ({ stage, fromGame, reason }) =>
      `Stufe ${stage} ab Spiel ${fromGame} neu ausgelost${because(reason)}`,
    "seating-adjusted": ({ stage, act, reason }, name) =>
      `Stufe ${stage}: ${describeSeatingAct(act, "de", name)}${because(reason)}`,
    "draft-discarded": ({ stage }) => `Entwurf von Stufe ${stage} verworfen`,
    "stage-published": ({ stage }) => `Stufe ${stage} veröffentlicht`,
    "stage-recalled": ({ stage, reason }) => `Stufe ${stage} zurückgeholt${because(reason)}`,
    "seat-filled": ({ stage, out, in: successor, reason }, name) =>
      `Stufe ${stage}: ${name(successor)} rückt für ${name(out)} nach${because(reason)}`,
    "player-substituted": ({ stage, out, in: successor, fromGame, takesOver, reason }, name) =>
      `Stufe ${stage}: ${name(successor)} springt ab Spiel ${fromGame} für ${name(out)} ein${takesOver ? ", die Spiele davor zählen mit" : ""}${because(reason)}`,
    "result-reported": ({ outcome, ...address }, name) =>
      `${at(address, "de")} gemeldet: ${told(outcome, name)}`,
    "result-confirmed": (address) => `${at(address, "de")}: Ergebnis bestätigt`,
    "result-entered": ({ outcome, ...address }, name) =>
      `${at(address, "de")}: ${told(outcome, name)}`,
    "result-erased": (address) => `${at(address, "de")}: Ergebnis zurückgenommen`,
    "result-corrected": ({ outcome, reason, ...address }, name) =>
      `${at(address, "de")} korrigiert: ${told(outcome, name)}${because(reason)}`,
    "game-annulled": ({ reason, ...address }) =>
      `${at(address, "de")} annulliert${because(reason)}`,
    "penalty-imposed": ({ entry, stage, of, points, reason }, name) =>
      `Strafe: ${name(entry)} −${formatDecimal(points, "de")} ${penaltyKinds.de[of]} in Stufe ${stage}${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Strafe aus Ereignis ${penalty} aufgehoben${because(reason)}`,
    "competition-closed": () => "Turnier abgeschlossen; Startwert der Lose veröffentlicht",
    "competition-reopened": ({ reason }) => `Turnier wieder geöffnet${because(reason)}`,
  },
  en: {
    "competition-created": ({ name, format }) =>
      `Competition “${name}” created (${formatLabel(format, "en")}); hash of the lots published`,
    "competition-renamed": ({ name }) => `Competition renamed to “${name}”`,
    "settings-changed": ({ reason }) => `Settings changed${because(reason)}`,
    "event-details-changed": ({ details }) => describeDetailsChange(details, "en"),
    "entries-added": ({ entries }) =>
      `Entered: ${formatList(
        shortened(
          entries.map(({ name }) => name),
          "more",
        ),
        "en",
      )}`,
    "entry-changed": ({ details }) => `Details changed: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Entry removed: ${name(entry)}`,
    "person-erased": ({ entry }) => `Personal details of number ${entry} erased`,
    "entry-withdrawn": ({ entry, reason }, name) => `${name(entry)} withdraws${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} is back`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} is ${present ? "present" : "not present after all"}`,
    "stage-drafted": ({ stage, members, games }) =>
      `Stage ${stage} drawn: ${members.length} players at ${seated(games, "en")}`,
    "stage-redrawn": ({ stage, fromGame, reason }) =>
      `Stage ${stage} drawn again from game ${fromGame}${because(reason)}`,
    "seating-adjusted": ({ stage, act, reason }, name) =>
      `Stage ${stage}: ${describeSeatingAct(act, "en", name)}${because(reason)}`,
    "draft-discarded": ({ stage }) => `Draft of stage ${stage} discarded`,
    "stage-published": ({ stage }) => `Stage ${stage} published`,
    "stage-recalled": ({ stage, reason }) => `Stage ${stage} recalled${because(reason)}`,
    "seat-filled": ({ stage, out, in: successor, reason }, name) =>
      `Stage ${stage}: ${name(successor)} moves up for ${name(out)}${because(reason)}`,
    "player-substituted": ({ stage, out, in: successor, fromGame, takesOver, reason }, name) =>
      `Stage ${stage}: ${name(successor)} steps in for ${name(out)} from game ${fromGame}${takesOver ? ", the games before count" : ""}${because(reason)}`,
    "result-reported": ({ outcome, ...address }, name) =>
      `${at(address, "en")} reported: ${told(outcome, name)}`,
    "result-confirmed": (address) => `${at(address, "en")}: result confirmed`,
    "result-entered": ({ outcome, ...address }, name) =>
      `${at(address, "en")}: ${told(outcome, name)}`,
    "result-erased": (address) => `${at(address, "en")}: result taken back`,
    "result-corrected": ({ outcome, reason, ...address }, name) =>
      `${at(address, "en")} corrected: ${told(outcome, name)}${because(reason)}`,
    "game-annulled": ({ reason, ...address }) => `${at(address, "en")} annulled${because(reason)}`,
    "penalty-imposed": ({ entry, stage, of, points, reason }, name) =>
      `Penalty: ${name(entry)} −${formatDecimal(points, "en")} ${penaltyKinds.en[of]} in stage ${stage}${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Penalty of event ${penalty} lifted${because(reason)}`,
    "competition-closed": () => "Competition closed; seed of the lots published",
    "competition-reopened": ({ reason }) => `Competition reopened${because(reason)}`,
  },
});

/** An event as its journal would read it out. */
export const describeTablesEvent = <Type extends TablesEventType>(
  event: { readonly type: Type; readonly data: TablesEventData[Type] },
  language: Language,
  name: NameOf,
): string => {
  // The table is complete by type; the look-up is what TypeScript cannot follow.
  const sentence = sentences[language][event.type] as (
    data: TablesEventData[Type],
    name: NameOf,
  ) => string;
  return sentence(event.data, name);
};
