import {
  describeAct,
  describeBreach,
  describeCaution,
  describeDetailsChange,
  describeMove,
  eachLanguage,
  formatDecimal,
  formatLabel,
  formatList,
  type Language,
  labelled,
  logEventWords,
  makeRounds,
  outcomeLabel,
  placeLabel,
  publicityEventWords,
  type StageOf,
  say,
  settingWords,
  stageLabel,
  stagesIn,
  systemLabel,
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
  describeEventRounds,
  tournamentEvents,
} from "@losfee/messages/tournament-console-journal";
import { describeSeatingAct } from "../../parts/seating-acts.ts";

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

const MEMBERS = 6;

const sentences = eachLanguage(tournamentEvents, (t, language): EventSentences => {
  const because = (event: string, reason: string): string =>
    reason === "" ? event : t.because({ event, reason });

  /** Adds the absolute rules that an event breaks by the director's decision. */
  const despite = (event: string, { despite: answer }: Judgement, name: Name): string =>
    answer === undefined
      ? event
      : t.despite({
          event,
          reason: answer.reason,
          breaches: answer.breaches
            .map((breach) => describeBreach(breach, language, name))
            .join(" "),
        });

  const members = (entries: readonly { readonly name: string }[]): string => {
    const names = entries.map(({ name }) => name);
    return names.length > MEMBERS
      ? t.manyNames({ names: names.slice(0, MEMBERS).join(", "), count: names.length })
      : formatList(names, language);
  };

  const result = (outcome: Outcome, seats: readonly EntryId[], name: Name): string =>
    isTableOutcome(outcome)
      ? outcomeLabel(outcome, language, name)
      : labelled(seats.map(name).join(" – "), outcomeLabel(outcome, language, name), language);

  const publicity = publicityEventWords[language];
  return {
    ...logEventWords[language],
    "competition-created": ({ name, format }) =>
      t["competition-created"]({ name, format: formatLabel(format, language) }),
    "competition-renamed": t["competition-renamed"],
    "settings-changed": ({ reason }) => because(t["settings-changed"], reason),
    "cautions-acknowledged": ({ cautions }) =>
      t["cautions-acknowledged"]({
        cautions: cautions.map((caution) => describeCaution(caution, language)).join("; "),
      }),
    "event-details-changed": ({ details }) => describeDetailsChange(details, language),
    "announcement-posted": ({ text }) => publicity.posted(text),
    "announcement-edited": ({ text }) => publicity.edited(text),
    "announcement-withdrawn": () => publicity.withdrawn,
    "picture-set": ({ role, picture }) => publicity.pictureSet(role, picture),
    "picture-removed": ({ role }) => publicity.pictureRemoved(role),
    "entries-added": ({ entries }) =>
      t["entries-added"]({ names: members(entries), count: entries.length }),
    "entry-changed": ({ details }) => t["entry-changed"]({ name: details.name }),
    "entry-removed": ({ entry }, name) => t["entry-removed"]({ name: name(entry) }),
    "members-added": ({ team, members: added }, name) =>
      t["members-added"]({ team: name(team), names: members(added) }),
    "squad-ordered": ({ team }, name) => t["squad-ordered"]({ team: name(team) }),
    "eligibility-changed": ({ entry }, name) => t["eligibility-changed"]({ name: name(entry) }),
    "line-up-set": ({ round, team, reason }, name) =>
      because(t["line-up-set"]({ team: name(team), round }), reason),
    "match-moved": (data, name) =>
      because(
        t["match-moved"]({
          match: data.teams.map(name).join(" – "),
          round: data.round,
          move: describeMove(data, language),
        }),
        data.reason,
      ),
    "line-ups-published": ({ round, boards }) =>
      t["line-ups-published"]({ round, count: boards.length }),
    "line-ups-taken-back": ({ round, teams }, name) =>
      t["line-ups-taken-back"]({
        round,
        teams: teams.map(name).join(", "),
        count: teams.length,
      }),
    "person-erased": ({ entry, initials }) =>
      initials === undefined
        ? t["person-erased"]({ entry })
        : t["person-erased-but-initials"]({ entry, initials }),
    "entry-withdrawn": ({ entry, fromRound, reason }, name, { moment }) =>
      because(t["entry-withdrawn"]({ name: name(entry), moment: moment(fromRound) }), reason),
    "entry-reinstated": ({ entry }, name) => t["entry-reinstated"]({ name: name(entry) }),
    "entry-paused": ({ entry, rounds, halfPoints = [] }, name) =>
      rounds.length === 0
        ? t["pause-ended"]({ name: name(entry) })
        : t["entry-paused"]({
            name: name(entry),
            rounds: makeRounds(rounds),
            count: rounds.length,
            withHalf: halfPoints.length > 0,
            halfPoints: makeRounds(halfPoints),
          }),
    "absence-requested": ({ entry, wish, reason }, name) =>
      because(
        wish.kind === "pause"
          ? t["pause-requested"]({
              name: name(entry),
              rounds: makeRounds(wish.rounds),
              count: wish.rounds.length,
            })
          : t["leaving-requested"]({ name: name(entry) }),
        reason,
      ),
    "request-taken-back": ({ entry }, name) => t["request-taken-back"]({ name: name(entry) }),
    "request-declined": ({ entry, reason }, name) =>
      because(t["request-declined"]({ name: name(entry) }), reason),
    "entry-checked-in": ({ entry, present }, name) =>
      t["entry-checked-in"]({ name: name(entry), present }),
    "round-drafted": ({ round, request, games, ...judged }, name, { terms }) => {
      const drafted = t["round-drafted"]({
        round,
        system: systemLabel(request.system, language),
        basedOn: request.basedOn,
        entrants: terms.entrants,
        count: games.length,
      });
      return despite(because(drafted, request.reason), judged, name);
    },
    "draft-adjusted": ({ round, act, reason, games, ...judged }, name, { terms }) => {
      const done = { act, boards: boardsOfAct(act, games) };
      const adjusted = t["draft-adjusted"]({
        round,
        act: describeAct(done, terms, language, name),
      });
      return despite(because(adjusted, reason), judged, name);
    },
    "stage-drafted": ({ stage, members, games }, _name, { stage: label }) =>
      t["stage-drafted"]({
        stage: label(stage),
        count: members.length,
        tables: games[0]?.tables.length ?? 0,
      }),
    "stage-redrawn": ({ stage, fromGame, reason }, _name, { stage: label }) =>
      because(t["stage-redrawn"]({ stage: label(stage), game: fromGame }), reason),
    "seating-adjusted": ({ stage, act, reason }, name, { stage: label }) =>
      because(labelled(label(stage), describeSeatingAct(act, language, name), language), reason),
    "seat-filled": ({ stage, out, in: successor, reason }, name, { stage: label }) =>
      because(
        t["seat-filled"]({
          stage: label(stage),
          successor: name(successor),
          player: name(out),
        }),
        reason,
      ),
    "player-substituted": (
      { stage, out, in: successor, fromGame, takesOver, reason },
      name,
      { stage: label },
    ) =>
      because(
        t["player-substituted"]({
          stage: label(stage),
          successor: name(successor),
          player: name(out),
          game: fromGame,
          takesOver,
        }),
        reason,
      ),
    "draft-discarded": ({ round }, _name, { part }) => t["draft-discarded"]({ part: part(round) }),
    "round-published": ({ round, ...judged }, name, { part }) =>
      despite(t["round-published"]({ part: part(round) }), judged, name),
    "round-recalled": ({ round, reason }, _name, { part }) =>
      because(t["round-recalled"]({ part: part(round) }), reason),
    "result-reported": ({ outcome, seats, ...address }, name, { place }) =>
      t["result-reported"]({ place: place(address), result: result(outcome, seats, name) }),
    "result-also-reported": ({ outcome, seats, replaces, ...address }, name, { place }) =>
      t["result-also-reported"]({
        place: place(address),
        changed: replaces !== undefined,
        result: result(outcome, seats, name),
      }),
    "result-confirmed": ({ afterMinutes, ...address }, _name, { place }) =>
      afterMinutes === undefined
        ? t["result-confirmed"]({ place: place(address) })
        : t["result-accepted"]({ place: place(address), minutes: afterMinutes }),
    "result-entered": ({ outcome, seats, unseen, ...address }, name, { place }) =>
      t["result-entered"]({
        place: place(address),
        result: result(outcome, seats, name),
        unseen: unseen === true,
      }),
    "result-erased": (address, _name, { place }) => t["result-erased"]({ place: place(address) }),
    "result-entered-again": ({ agrees, ...address }, _name, { place }) =>
      t["result-entered-again"]({ place: place(address), agrees }),
    "result-corrected": ({ seats, outcome, reason, ...address }, name, { place }) =>
      because(
        t["result-corrected"]({ place: place(address), result: result(outcome, seats, name) }),
        reason,
      ),
    "game-annulled": ({ reason, ...address }, _name, { place }) =>
      because(t["game-annulled"]({ place: place(address) }), reason),
    "penalty-imposed": ({ entry, round, of, points, reason }, name, { moment }) =>
      because(
        say(t["penalty-imposed"][of], {
          name: name(entry),
          points: formatDecimal(points, language),
          amount: points,
          moment: moment(round),
        }),
        reason,
      ),
    "penalty-waived": ({ entry, round, of, reason }, name, { moment }) =>
      because(
        t["penalty-waived"]({ name: name(entry), of: of ?? "points", moment: moment(round) }),
        reason,
      ),
    "penalty-lifted": ({ penalty, reason }) => because(t["penalty-lifted"]({ penalty }), reason),
    "play-off-entered": ({ order, reason }, name) =>
      because(
        order.length === 0
          ? t["play-off-taken-back"]
          : t["play-off-entered"]({ names: order.map(name).join(", ") }),
        reason,
      ),
    "competition-closed": () => t["competition-closed"],
    "competition-reopened": ({ reason }) => because(t["competition-reopened"], reason),
    "rehearsal-begun": t["rehearsal-begun"],
  };
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
  const stage = stageLabel(tables.stage, state.settings, language);
  return describeEventRounds[language].game({ stage, game: tables.game });
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
    .map(([key]) => settingWords(language, terms).label(key))
    .join(", ");

/** Describes a change made after rounds were drafted, which keep the earlier settings. */
export const changedAfter = (changes: string, round: number, language: Language): string =>
  afterTexts[language]({ changes, round });
