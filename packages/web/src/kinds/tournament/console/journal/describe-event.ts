import type {
  EntryId,
  GameTerms,
  Judgement,
  Outcome,
  TournamentEventData,
  TournamentEventType,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { counted, formatList } from "../../../../language/numbers.ts";
import { makeRounds } from "../../../../language/round-list.ts";
import { texts } from "../../../../language/texts.ts";
import { describeBreach } from "../../../../messages/breaches.ts";
import { describeDetailsChange } from "../../../../messages/event-details.ts";
import { formatLabel, optionLabel, systemLabel } from "../../../../messages/labels.ts";
import { outcomeLabel } from "../../../../messages/outcomes.ts";
import { describeAct } from "../rounds/acts.ts";

type Name = (entry: EntryId) => string;

type EventSentences = {
  readonly [Type in TournamentEventType]: (
    data: TournamentEventData[Type],
    name: Name,
    terms: GameTerms,
  ) => string;
};

const result = (
  outcome: Outcome,
  seats: readonly EntryId[],
  name: Name,
  language: Language,
): string => `${seats.map(name).join(" – ")}: ${outcomeLabel(outcome, language, name)}`;

const because = (reason: string): string => (reason === "" ? "" : ` (${reason})`);

const DESPITE = {
  de: (reason: string) => `Gegen die Regeln, mit dem Grund „${reason}“:`,
  en: (reason: string) => `Against the rules, for the reason “${reason}”:`,
} as const;

/** The absolute rules that the director answered for in an event. */
const despite = ({ despite: answer }: Judgement, language: Language, name: Name): string =>
  answer === undefined
    ? ""
    : `. ${DESPITE[language](answer.reason)} ${answer.breaches.map((breach) => describeBreach(breach, language, name)).join(" ")}`;

const MEMBERS = 6;

const members = (names: readonly string[], language: Language, more: string): string =>
  names.length > MEMBERS
    ? `${names.slice(0, MEMBERS).join(", ")} … (${counted(names.length, { one: more, other: more }, language)})`
    : formatList(names, language);

const sentences = texts<EventSentences>({
  de: {
    "competition-created": ({ name, format }) =>
      `Turnier „${name}“ angelegt (${formatLabel(format, "de")}); Prüfsumme der Lose veröffentlicht`,
    "competition-renamed": ({ name }) => `Turnier umbenannt in „${name}“`,
    "settings-changed": ({ reason }) => `Einstellungen geändert${because(reason)}`,
    "event-details-changed": ({ details }) => describeDetailsChange(details, "de"),
    "entries-added": ({ entries }) =>
      `Gemeldet: ${members(
        entries.map(({ name }) => name),
        "de",
        "insgesamt",
      )}`,
    "entry-changed": ({ details }) => `Angaben geändert: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Meldung gelöscht: ${name(entry)}`,
    "person-erased": ({ entry }) => `Angaben zur Person von Nummer ${entry} gelöscht`,
    "entry-withdrawn": ({ entry, fromRound, reason }, name) =>
      `${name(entry)} scheidet ab Runde ${fromRound} aus${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} ist wieder dabei`,
    "entry-paused": ({ entry, rounds, halfPoints = [] }, name) =>
      rounds.length === 0
        ? `${name(entry)} pausiert nicht mehr`
        : `${name(entry)} pausiert in Runde ${makeRounds(rounds)}${halfPoints.length === 0 ? "" : `, mit halbem Punkt in ${makeRounds(halfPoints)}`}`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} ist ${present ? "anwesend" : "doch nicht anwesend"}`,
    "round-drafted": ({ round, request, games, ...judged }, name) =>
      `Runde ${round} ausgelost: ${systemLabel(request.system, "de")}, nach dem Stand nach Runde ${request.basedOn}, ${counted(games.length, { one: "Partie", other: "Partien" }, "de")}${because(request.reason)}${despite(judged, "de", name)}`,
    "draft-adjusted": ({ round, act, reason, ...judged }, name, terms) =>
      `Entwurf Runde ${round}: ${describeAct(act, terms, "de", name)}${because(reason)}${despite(judged, "de", name)}`,
    "draft-discarded": ({ round }) => `Entwurf von Runde ${round} verworfen`,
    "round-published": ({ round, ...judged }, name) =>
      `Runde ${round} veröffentlicht${despite(judged, "de", name)}`,
    "round-recalled": ({ round, reason }) =>
      `Runde ${round} zurück in den Entwurf genommen${because(reason)}`,
    "result-entered": ({ round, board, seats, outcome }, name) =>
      `Runde ${round}, Brett ${board}: ${result(outcome, seats, name, "de")}`,
    "result-erased": ({ round, board }) =>
      `Runde ${round}, Brett ${board}: Ergebnis zurückgenommen`,
    "result-entered-again": ({ round, board, agrees }) =>
      `Runde ${round}, Brett ${board}: zweite Eingabe ${agrees ? "stimmt überein" : "weicht ab"}`,
    "result-corrected": ({ round, board, seats, outcome, reason }, name) =>
      `Runde ${round}, Brett ${board} korrigiert: ${result(outcome, seats, name, "de")}${because(reason)}`,
    "penalty-imposed": ({ entry, round, points, reason }, name) =>
      `Strafe: ${name(entry)} −${points} in Runde ${round}${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Strafe aus Ereignis ${penalty} aufgehoben${because(reason)}`,
    "play-off-entered": ({ order, reason }, name) =>
      order.length === 0
        ? `Stichkampf zurückgenommen${because(reason)}`
        : `Stichkampf: ${order.map(name).join(", ")}${because(reason)}`,
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
      `Entered: ${members(
        entries.map(({ name }) => name),
        "en",
        "in all",
      )}`,
    "entry-changed": ({ details }) => `Details changed: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Entry removed: ${name(entry)}`,
    "person-erased": ({ entry }) => `Personal details of number ${entry} erased`,
    "entry-withdrawn": ({ entry, fromRound, reason }, name) =>
      `${name(entry)} withdraws from round ${fromRound}${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} is back`,
    "entry-paused": ({ entry, rounds, halfPoints = [] }, name) =>
      rounds.length === 0
        ? `${name(entry)} no longer pauses`
        : `${name(entry)} is away in round ${makeRounds(rounds)}${halfPoints.length === 0 ? "" : `, for half a point in ${makeRounds(halfPoints)}`}`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} is ${present ? "present" : "not present after all"}`,
    "round-drafted": ({ round, request, games, ...judged }, name) =>
      `Round ${round} drawn: ${systemLabel(request.system, "en")}, by the standings after round ${request.basedOn}, ${counted(games.length, { one: "game", other: "games" }, "en")}${because(request.reason)}${despite(judged, "en", name)}`,
    "draft-adjusted": ({ round, act, reason, ...judged }, name, terms) =>
      `Draft of round ${round}: ${describeAct(act, terms, "en", name)}${because(reason)}${despite(judged, "en", name)}`,
    "draft-discarded": ({ round }) => `Draft of round ${round} discarded`,
    "round-published": ({ round, ...judged }, name) =>
      `Round ${round} published${despite(judged, "en", name)}`,
    "round-recalled": ({ round, reason }) =>
      `Round ${round} taken back into draft${because(reason)}`,
    "result-entered": ({ round, board, seats, outcome }, name) =>
      `Round ${round}, board ${board}: ${result(outcome, seats, name, "en")}`,
    "result-erased": ({ round, board }) => `Round ${round}, board ${board}: result taken back`,
    "result-entered-again": ({ round, board, agrees }) =>
      `Round ${round}, board ${board}: second entry ${agrees ? "agrees" : "differs"}`,
    "result-corrected": ({ round, board, seats, outcome, reason }, name) =>
      `Round ${round}, board ${board} corrected: ${result(outcome, seats, name, "en")}${because(reason)}`,
    "penalty-imposed": ({ entry, round, points, reason }, name) =>
      `Penalty: ${name(entry)} −${points} in round ${round}${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Penalty of event ${penalty} lifted${because(reason)}`,
    "play-off-entered": ({ order, reason }, name) =>
      order.length === 0
        ? `Play-off taken back${because(reason)}`
        : `Play-off: ${order.map(name).join(", ")}${because(reason)}`,
    "competition-closed": () => "Competition closed; seed of the lots published",
    "competition-reopened": ({ reason }) => `Competition reopened${because(reason)}`,
  },
});

/** An event as its journal would read it out. */
export const describeEvent = <Type extends TournamentEventType>(
  event: { readonly type: Type; readonly data: TournamentEventData[Type] },
  terms: GameTerms,
  language: Language,
  name: Name,
): string => {
  // The table is complete by type; the look-up is what TypeScript cannot follow.
  const sentence = sentences[language][event.type] as (
    data: TournamentEventData[Type],
    name: Name,
    terms: GameTerms,
  ) => string;
  return sentence(event.data, name, terms);
};

/** Which settings an event changed against those before, by name. */
export const changedSettings = (
  before: object,
  after: object,
  terms: GameTerms,
  language: Language,
): string =>
  Object.entries(after)
    .filter(([key, value]) => {
      const was = (before as Readonly<Record<string, unknown>>)[key];
      return JSON.stringify(was) !== JSON.stringify(value);
    })
    .map(([key]) => optionLabel(key, language, terms))
    .join(", ");
