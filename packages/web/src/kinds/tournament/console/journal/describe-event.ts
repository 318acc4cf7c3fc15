import {
  counted,
  describeAct,
  describeBreach,
  describeDetailsChange,
  describeMove,
  formatDecimal,
  formatLabel,
  formatList,
  type Language,
  labelled,
  logEventWords,
  makeRounds,
  optionLabel,
  outcomeLabel,
  placeLabel,
  publicityEventWords,
  type StageOf,
  stageLabel,
  stagesIn,
  systemLabel,
  tablesSettingLabel,
  texts,
} from "@losfee/contract";
import {
  boardsOfAct,
  type ContestAddress,
  type EntryId,
  type GameTerms,
  gameTermsOf,
  isTableOutcome,
  type Judgement,
  type Outcome,
  placeOf,
  type TournamentEventData,
  type TournamentEventType,
  type TournamentState,
  tablesStageOfRound,
} from "@losfee/core";
import {
  afterTexts,
  contestsTexts,
  describeEventRounds,
  despiteTexts,
  minutesTexts,
  penaltyKinds,
  tablesTexts,
} from "@losfee/messages/tournament-console-journal";
import { describeSeatingAct } from "../rounds/seating-acts.ts";

type Name = (entry: EntryId) => string;

/** Wording for the events' kind of competition. */
interface Speech {
  readonly terms: GameTerms;
  /** A contest: `Runde 5, Brett 3`, `Vorrunde, Spiel 1, Tisch 3`. */
  readonly place: (address: ContestAddress) => string;
  readonly stage: StageOf;
  /** A unit drafted and published as one: `Runde 5`, `Vorrunde`. */
  readonly part: (round: number) => string;
  /** Start of an effect: `Runde 5`, `2. Runde, Spiel 1`. */
  readonly moment: (round: number) => string;
}

type EventSentences = {
  readonly [Type in TournamentEventType]: (
    data: TournamentEventData[Type],
    name: Name,
    speech: Speech,
  ) => string;
};

const result = (
  outcome: Outcome,
  seats: readonly EntryId[],
  name: Name,
  language: Language,
): string =>
  isTableOutcome(outcome)
    ? outcomeLabel(outcome, language, name)
    : labelled(seats.map(name).join(" – "), outcomeLabel(outcome, language, name), language);

const seated = (
  games: TournamentEventData["stage-drafted"]["games"],
  language: Language,
): string => {
  const tables = games[0]?.tables.length ?? 0;
  return counted(tables, tablesTexts[language], language);
};

const because = (reason: string): string => (reason === "" ? "" : ` (${reason})`);

/** Absolute rules that an event breaks by the director's decision. */
const despite = ({ despite: answer }: Judgement, language: Language, name: Name): string =>
  answer === undefined
    ? ""
    : `. ${despiteTexts[language]({ reason: answer.reason })} ${answer.breaches.map((breach) => describeBreach(breach, language, name)).join(" ")}`;

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
    "announcement-posted": ({ text }) => publicityEventWords.de.posted(text),
    "announcement-edited": ({ text }) => publicityEventWords.de.edited(text),
    "announcement-withdrawn": () => publicityEventWords.de.withdrawn,
    "picture-set": ({ role, picture }) => publicityEventWords.de.pictureSet(role, picture),
    "picture-removed": ({ role }) => publicityEventWords.de.pictureRemoved(role),
    ...logEventWords.de,
    "entries-added": ({ entries }) =>
      `Gemeldet: ${members(
        entries.map(({ name }) => name),
        "de",
        "insgesamt",
      )}`,
    "entry-changed": ({ details }) => `Angaben geändert: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Meldung gelöscht: ${name(entry)}`,
    "members-added": ({ team, members: added }, name) =>
      `In der Rangliste von ${name(team)}: ${members(
        added.map(({ name }) => name),
        "de",
        "insgesamt",
      )}`,
    "squad-ordered": ({ team }, name) => `Rangliste von ${name(team)} neu geordnet`,
    "eligibility-changed": ({ entry }, name) => `Spielberechtigung geändert: ${name(entry)}`,
    "line-up-set": ({ round, team, reason }, name) =>
      `Aufstellung von ${name(team)} für Runde ${round} abgegeben${because(reason)}`,
    "match-moved": (data, name) =>
      `${data.teams.map(name).join(" – ")} (Runde ${data.round}) ${describeMove(data, "de")}${because(data.reason)}`,
    "line-ups-published": ({ round, boards }) =>
      `Aufstellungen für Runde ${round} veröffentlicht (${counted(boards.length, { one: "Kampf", other: "Kämpfe" }, "de")})`,
    "line-ups-taken-back": ({ round, teams }, name) =>
      `Aufstellung für Runde ${round} zurückgenommen: ${teams.map(name).join(", ")}`,
    "person-erased": ({ entry, initials }) =>
      initials === undefined
        ? `Angaben zur Person von Nummer ${entry} gelöscht`
        : `Angaben zur Person von Nummer ${entry} gelöscht bis auf die Initialen ${initials}`,
    "entry-withdrawn": ({ entry, fromRound, reason }, name, { moment }) =>
      `${name(entry)} scheidet aus, ab ${moment(fromRound)}${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} ist wieder dabei`,
    "entry-paused": ({ entry, rounds, halfPoints = [] }, name) =>
      rounds.length === 0
        ? `${name(entry)} pausiert nicht mehr`
        : `${name(entry)} pausiert in Runde ${makeRounds(rounds)}${halfPoints.length === 0 ? "" : `, mit halbem Punkt in ${makeRounds(halfPoints)}`}`,
    "absence-requested": ({ entry, wish, reason }, name) =>
      wish.kind === "pause"
        ? `${name(entry)} bittet um eine Pause in Runde ${makeRounds(wish.rounds)}${because(reason)}`
        : `${name(entry)} möchte ausscheiden${because(reason)}`,
    "request-taken-back": ({ entry }, name) => `${name(entry)} nimmt die Bitte zurück`,
    "request-declined": ({ entry, reason }, name) =>
      `Die Bitte von ${name(entry)} ist abgelehnt${because(reason)}`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} ist ${present ? "anwesend" : "doch nicht anwesend"}`,
    "round-drafted": ({ round, request, games, ...judged }, name, { terms }) =>
      `Runde ${round} ausgelost: ${systemLabel(request.system, "de")}, nach dem Stand nach Runde ${request.basedOn}, ${counted(games.length, contestsTexts.de[terms.entrants], "de")}${because(request.reason)}${despite(judged, "de", name)}`,
    "draft-adjusted": ({ round, act, reason, games, ...judged }, name, { terms }) =>
      `Entwurf Runde ${round}: ${describeAct({ act, boards: boardsOfAct(act, games) }, terms, "de", name)}${because(reason)}${despite(judged, "de", name)}`,
    "stage-drafted": ({ stage, members, games }, _name, { stage: label }) =>
      `${label(stage)} ausgelost: ${counted(members.length, { one: "Person", other: "Personen" }, "de")} an ${seated(games, "de")}`,
    "stage-redrawn": ({ stage, fromGame, reason }, _name, { stage: label }) =>
      `${label(stage)} ab Spiel ${fromGame} neu ausgelost${because(reason)}`,
    "seating-adjusted": ({ stage, act, reason }, name, { stage: label }) =>
      `${label(stage)}: ${describeSeatingAct(act, "de", name)}${because(reason)}`,
    "seat-filled": ({ stage, out, in: successor, reason }, name, { stage: label }) =>
      `${label(stage)}: ${name(successor)} rückt für ${name(out)} nach${because(reason)}`,
    "player-substituted": (
      { stage, out, in: successor, fromGame, takesOver, reason },
      name,
      { stage: label },
    ) =>
      `${label(stage)}: ${name(successor)} springt ab Spiel ${fromGame} für ${name(out)} ein${takesOver ? ", die Spiele davor zählen mit" : ""}${because(reason)}`,
    "draft-discarded": ({ round }, _name, { part }) => `Entwurf verworfen: ${part(round)}`,
    "round-published": ({ round, ...judged }, name, { part }) =>
      `${part(round)} veröffentlicht${despite(judged, "de", name)}`,
    "round-recalled": ({ round, reason }, _name, { part }) =>
      `${part(round)} zurück in den Entwurf genommen${because(reason)}`,
    "result-reported": ({ outcome, seats, ...address }, name, { place }) =>
      `${place(address)} gemeldet: ${result(outcome, seats, name, "de")}`,
    "result-also-reported": ({ outcome, seats, replaces, ...address }, name, { place }) =>
      `${place(address)} ${replaces === undefined ? "auch gemeldet" : "geändert gemeldet"}: ${result(outcome, seats, name, "de")}`,
    "result-confirmed": ({ afterMinutes, ...address }, _name, { place }) =>
      afterMinutes === undefined
        ? `${place(address)}: Ergebnis bestätigt`
        : `${place(address)}: Ergebnis übernommen, nach ${counted(afterMinutes, minutesTexts.de, "de")} ohne Widerspruch`,
    "result-entered": ({ outcome, seats, unseen, ...address }, name, { place }) =>
      `${place(address)}: ${result(outcome, seats, name, "de")}${unseen === true ? " (gemeldet war etwas anderes)" : ""}`,
    "result-erased": (address, _name, { place }) => `${place(address)}: Ergebnis zurückgenommen`,
    "result-entered-again": ({ agrees, ...address }, _name, { place }) =>
      `${place(address)}: zweite Eingabe ${agrees ? "stimmt überein" : "weicht ab"}`,
    "result-corrected": ({ seats, outcome, reason, ...address }, name, { place }) =>
      `${place(address)} korrigiert: ${result(outcome, seats, name, "de")}${because(reason)}`,
    "game-annulled": ({ reason, ...address }, _name, { place }) =>
      `${place(address)} annulliert${because(reason)}`,
    "penalty-imposed": ({ entry, round, of, points, reason }, name, { moment }) =>
      `Strafe: ${name(entry)} −${formatDecimal(points, "de")}${penaltyKinds.de[of]} (${moment(round)})${because(reason)}`,
    "penalty-waived": ({ entry, round, of, reason }, name, { moment }) =>
      `${of === "boards" ? "Kein Brettverlust" : "Kein Punktabzug"} für die Aufstellung von ${name(entry)} (${moment(round)})${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Strafe aus Ereignis ${penalty} aufgehoben${because(reason)}`,
    "play-off-entered": ({ order, reason }, name) =>
      order.length === 0
        ? `Stichkampf zurückgenommen${because(reason)}`
        : `Stichkampf: ${order.map(name).join(", ")}${because(reason)}`,
    "competition-closed": () => "Turnier abgeschlossen; Startwert der Lose veröffentlicht",
    "competition-reopened": ({ reason }) => `Turnier wieder geöffnet${because(reason)}`,
    "rehearsal-begun": ({ of }) => `Ab hier eine Probe von ${of}, mit eigenen Losen`,
  },
  en: {
    "competition-created": ({ name, format }) =>
      `Competition “${name}” created (${formatLabel(format, "en")}); hash of the random seed published`,
    "competition-renamed": ({ name }) => `Competition renamed to “${name}”`,
    "settings-changed": ({ reason }) => `Settings changed${because(reason)}`,
    "event-details-changed": ({ details }) => describeDetailsChange(details, "en"),
    "announcement-posted": ({ text }) => publicityEventWords.en.posted(text),
    "announcement-edited": ({ text }) => publicityEventWords.en.edited(text),
    "announcement-withdrawn": () => publicityEventWords.en.withdrawn,
    "picture-set": ({ role, picture }) => publicityEventWords.en.pictureSet(role, picture),
    "picture-removed": ({ role }) => publicityEventWords.en.pictureRemoved(role),
    ...logEventWords.en,
    "entries-added": ({ entries }) =>
      `Entered: ${members(
        entries.map(({ name }) => name),
        "en",
        "in all",
      )}`,
    "entry-changed": ({ details }) => `Details changed: ${details.name}`,
    "entry-removed": ({ entry }, name) => `Entry removed: ${name(entry)}`,
    "members-added": ({ team, members: added }, name) =>
      `In the squad of ${name(team)}: ${members(
        added.map(({ name }) => name),
        "en",
        "in all",
      )}`,
    "squad-ordered": ({ team }, name) => `Squad list of ${name(team)} put into another order`,
    "eligibility-changed": ({ entry }, name) => `Eligibility changed: ${name(entry)}`,
    "line-up-set": ({ round, team, reason }, name) =>
      `Line-up of ${name(team)} for round ${round} handed in${because(reason)}`,
    "match-moved": (data, name) =>
      `${data.teams.map(name).join(" – ")} (round ${data.round}) ${describeMove(data, "en")}${because(data.reason)}`,
    "line-ups-published": ({ round, boards }) =>
      `Line-ups of round ${round} published (${counted(boards.length, { one: "match", other: "matches" }, "en")})`,
    "line-ups-taken-back": ({ round, teams }, name) =>
      `Line-up of round ${round} taken back: ${teams.map(name).join(", ")}`,
    "person-erased": ({ entry, initials }) =>
      initials === undefined
        ? `Personal details of number ${entry} erased`
        : `Personal details of number ${entry} erased but for the initials ${initials}`,
    "entry-withdrawn": ({ entry, fromRound, reason }, name, { moment }) =>
      `${name(entry)} withdraws, from ${moment(fromRound)}${because(reason)}`,
    "entry-reinstated": ({ entry }, name) => `${name(entry)} is back`,
    "entry-paused": ({ entry, rounds, halfPoints = [] }, name) =>
      rounds.length === 0
        ? `${name(entry)} no longer pauses`
        : `${name(entry)} is away in round ${makeRounds(rounds)}${halfPoints.length === 0 ? "" : `, for half a point in ${makeRounds(halfPoints)}`}`,
    "absence-requested": ({ entry, wish, reason }, name) =>
      wish.kind === "pause"
        ? `${name(entry)} asks for a pause in round ${makeRounds(wish.rounds)}${because(reason)}`
        : `${name(entry)} asks to leave${because(reason)}`,
    "request-taken-back": ({ entry }, name) => `${name(entry)} takes the request back`,
    "request-declined": ({ entry, reason }, name) =>
      `The request of ${name(entry)} is declined${because(reason)}`,
    "entry-checked-in": ({ entry, present }, name) =>
      `${name(entry)} is ${present ? "present" : "not present after all"}`,
    "round-drafted": ({ round, request, games, ...judged }, name, { terms }) =>
      `Round ${round} drawn: ${systemLabel(request.system, "en")}, by the standings after round ${request.basedOn}, ${counted(games.length, contestsTexts.en[terms.entrants], "en")}${because(request.reason)}${despite(judged, "en", name)}`,
    "draft-adjusted": ({ round, act, reason, games, ...judged }, name, { terms }) =>
      `Draft of round ${round}: ${describeAct({ act, boards: boardsOfAct(act, games) }, terms, "en", name)}${because(reason)}${despite(judged, "en", name)}`,
    "stage-drafted": ({ stage, members, games }, _name, { stage: label }) =>
      `${label(stage)} drawn: ${counted(members.length, { one: "player", other: "players" }, "en")} at ${seated(games, "en")}`,
    "stage-redrawn": ({ stage, fromGame, reason }, _name, { stage: label }) =>
      `${label(stage)} drawn again from game ${fromGame}${because(reason)}`,
    "seating-adjusted": ({ stage, act, reason }, name, { stage: label }) =>
      `${label(stage)}: ${describeSeatingAct(act, "en", name)}${because(reason)}`,
    "seat-filled": ({ stage, out, in: successor, reason }, name, { stage: label }) =>
      `${label(stage)}: ${name(successor)} moves up for ${name(out)}${because(reason)}`,
    "player-substituted": (
      { stage, out, in: successor, fromGame, takesOver, reason },
      name,
      { stage: label },
    ) =>
      `${label(stage)}: ${name(successor)} steps in for ${name(out)} from game ${fromGame}${takesOver ? ", the games before count" : ""}${because(reason)}`,
    "draft-discarded": ({ round }, _name, { part }) => `Draft discarded: ${part(round)}`,
    "round-published": ({ round, ...judged }, name, { part }) =>
      `${part(round)} published${despite(judged, "en", name)}`,
    "round-recalled": ({ round, reason }, _name, { part }) =>
      `${part(round)} recalled to draft${because(reason)}`,
    "result-reported": ({ outcome, seats, ...address }, name, { place }) =>
      `${place(address)} reported: ${result(outcome, seats, name, "en")}`,
    "result-also-reported": ({ outcome, seats, replaces, ...address }, name, { place }) =>
      `${place(address)} ${replaces === undefined ? "also reported" : "reported differently"}: ${result(outcome, seats, name, "en")}`,
    "result-confirmed": ({ afterMinutes, ...address }, _name, { place }) =>
      afterMinutes === undefined
        ? `${place(address)}: result confirmed`
        : `${place(address)}: result accepted, after ${counted(afterMinutes, minutesTexts.en, "en")} without objection`,
    "result-entered": ({ outcome, seats, unseen, ...address }, name, { place }) =>
      `${place(address)}: ${result(outcome, seats, name, "en")}${unseen === true ? " (something else was reported)" : ""}`,
    "result-erased": (address, _name, { place }) => `${place(address)}: result taken back`,
    "result-entered-again": ({ agrees, ...address }, _name, { place }) =>
      `${place(address)}: second entry ${agrees ? "agrees" : "differs"}`,
    "result-corrected": ({ seats, outcome, reason, ...address }, name, { place }) =>
      `${place(address)} corrected: ${result(outcome, seats, name, "en")}${because(reason)}`,
    "game-annulled": ({ reason, ...address }, _name, { place }) =>
      `${place(address)} annulled${because(reason)}`,
    "penalty-imposed": ({ entry, round, of, points, reason }, name, { moment }) =>
      `Penalty: ${name(entry)} −${formatDecimal(points, "en")}${penaltyKinds.en[of]} (${moment(round)})${because(reason)}`,
    "penalty-waived": ({ entry, round, of, reason }, name, { moment }) =>
      `${of === "boards" ? "No boards lost" : "No penalty"} for the line-up of ${name(entry)} (${moment(round)})${because(reason)}`,
    "penalty-lifted": ({ penalty, reason }) =>
      `Penalty of event ${penalty} lifted${because(reason)}`,
    "play-off-entered": ({ order, reason }, name) =>
      order.length === 0
        ? `Play-off taken back${because(reason)}`
        : `Play-off: ${order.map(name).join(", ")}${because(reason)}`,
    "competition-closed": () => "Competition closed; random seed published",
    "competition-reopened": ({ reason }) => `Competition reopened${because(reason)}`,
    "rehearsal-begun": ({ of }) => `From here on a rehearsal of ${of}, with lots of its own`,
  },
});

/** A round of games for two, or the stage at tables of a round. */
const partLabel = (state: TournamentState, round: number, language: Language): string => {
  const tables = tablesStageOfRound(state.settings, round);
  if (tables === undefined) return describeEventRounds[language].round({ round });
  return stageLabel(tables.stage, state.settings, language);
};

const momentLabel = (state: TournamentState, round: number, language: Language): string => {
  const tables = tablesStageOfRound(state.settings, round);
  if (tables === undefined) return describeEventRounds[language].round({ round });
  const game = describeEventRounds[language].game({ game: tables.game });
  return `${stageLabel(tables.stage, state.settings, language)}, ${game}`;
};

/** Describes an event in a sentence of the journal. */
export const describeEvent = <Type extends TournamentEventType>(
  event: { readonly type: Type; readonly data: TournamentEventData[Type] },
  state: TournamentState,
  language: Language,
  name: Name,
): string => {
  const stage = stagesIn(state.settings, language);
  const speech: Speech = {
    terms: gameTermsOf(state.settings),
    place: (address) => placeLabel(placeOf(state, address), language, stage),
    stage,
    part: (round) => partLabel(state, round, language),
    moment: (round) => momentLabel(state, round, language),
  };
  // The table is complete by type, but TypeScript cannot follow the look-up.
  const sentence = sentences[language][event.type] as (
    data: TournamentEventData[Type],
    name: Name,
    speech: Speech,
  ) => string;
  return sentence(event.data, name, speech);
};

/** Names the settings that an event changed. */
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
    .map(([key]) =>
      key === "tables" ? tablesSettingLabel(key, language) : optionLabel(key, language, terms),
    )
    .join(", ");

/** Describes a change made after rounds were drafted, which keep the earlier settings. */
export const changedAfter = (changes: string, round: number, language: Language): string =>
  afterTexts[language]({ changes, round });
