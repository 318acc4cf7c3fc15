import type { Consequence, EventRefusal } from "@losfee/core";
import { consequences } from "@losfee/messages/ladder-consequences";
import type { Language } from "../../language/language.ts";
import { eachLanguage } from "../../language/texts.ts";
import { type NameOf, sentenceFor } from "../message.ts";
import {
  type ConsequenceSentences,
  type ConsequenceWords,
  pairText,
  sender,
} from "./consequence-sentences.ts";
import { eventRefusalSentences } from "./event-refusals.ts";
import { ladderOutcomeLabel, moveReasonLabel, seatLabel } from "./labels.ts";

const sentences = eachLanguage(consequences, (t, language): ConsequenceSentences => {
  const because = (reason: EventRefusal, name: NameOf): string =>
    sentenceFor(eventRefusalSentences[language], reason, name);
  return {
    challenged: ({ challenger, defender }, { name }) =>
      t.challenged({ challenger: name(challenger), defender: name(defender) }),
    assigned: ({ challenger, defender, waitedSince }, { name }) =>
      t.assigned({
        challenger: name(challenger),
        defender: name(defender),
        isStanding: waitedSince === null,
      }),
    "not-entitled": ({ player, target, voided, reason }, { name }) =>
      t["not-entitled"]({
        player: name(player),
        isVacancy: target.kind === "vacancy",
        target: target.kind === "vacancy" ? seatLabel(target.seat) : name(target.player),
        voided,
        reason: because(reason, name),
      }),
    confirmed: ({ challenger, defender }, { name }) =>
      t.confirmed({ challenger: name(challenger), defender: name(defender) }),
    accepted: ({ challenger, defender }, { name }) =>
      t.accepted({ challenger: name(challenger), defender: name(defender) }),
    contested: (game, { name }) => t.contested({ game: pairText(game, name) }),
    kept: (game, { name }) => t.kept({ game: pairText(game, name) }),
    lapsed: (game, { name }) => t.lapsed({ game: pairText(game, name) }),
    forfeited: ({ by, challenger, defender }, { name }) =>
      t.forfeited({ by, challenger: name(challenger), defender: name(defender) }),
    reported: ({ by, outcome, ...game }, { name }) =>
      t.reported({
        player: name(by),
        game: pairText(game, name),
        outcome: ladderOutcomeLabel(outcome, language),
      }),
    objected: ({ by, ...game }, { name }) =>
      t.objected({ player: name(by), game: pairText(game, name) }),
    final: ({ outcome, rated, ...game }, { name }) =>
      t.final({
        game: pairText(game, name),
        outcome: ladderOutcomeLabel(outcome, language),
        rated,
      }),
    "game-time-over": (game, { name }) => t["game-time-over"]({ game: pairText(game, name) }),
    "both-stay": (game, { name }) => t["both-stay"]({ game: pairText(game, name) }),
    voided: (game, { name }) => t.voided({ game: pairText(game, name) }),
    record: ({ by, ...game }, { name }) =>
      t.record({ ...sender(by, name), game: pairText(game, name) }),
    moved: ({ player, from, to, reason }, { name, seat }) =>
      t.moved({
        player: name(player),
        change: from === null ? "onto" : to === null ? "off" : "across",
        from: from === null ? "" : seat(from),
        to: to === null ? "" : seat(to),
        why: moveReasonLabel(reason, language),
      }),
    listed: ({ player, by }, { name }) =>
      t.listed({ player: name(player), isStanding: by === "standing-waiting-list" }),
    unlisted: ({ player, by }, { name }) => t.unlisted({ player: name(player), by }),
    "standing-waiting-list-joined": ({ player }, { name }) =>
      t["standing-waiting-list-joined"]({ player: name(player) }),
    "standing-waiting-list-left": ({ player }, { name }) =>
      t["standing-waiting-list-left"]({ player: name(player) }),
    "standing-waiting-list-suspended": ({ player, by }, { name }) =>
      t["standing-waiting-list-suspended"]({ player: name(player), by }),
    "standing-waiting-list-resumed": ({ player }, { name }) =>
      t["standing-waiting-list-resumed"]({ player: name(player) }),
    holiday: ({ player, from, to, days }, { name, day }) =>
      t.holiday({ player: name(player), from: day(from), to: day(to), days }),
    "expulsion-offered": ({ player, strikes }, { name }) =>
      t["expulsion-offered"]({ player: name(player), strikes }),
    "expulsion-declined": ({ player }, { name }) =>
      t["expulsion-declined"]({ player: name(player) }),
    letter: ({ player }, { name }) => t.letter({ player: name(player) }),
    "letter-answered": ({ player }, { name }) => t["letter-answered"]({ player: name(player) }),
    "timer-void": () => t["timer-void"],
    refused: ({ player, reason }, { name }) =>
      t.refused({
        player: player === null ? null : name(player),
        reason: because(reason, name),
      }),
  };
});

/** Describes a consequence in one sentence without a full stop. */
export const describeConsequence = (
  consequence: Consequence,
  language: Language,
  words: ConsequenceWords,
): string => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][consequence.kind] as (
    consequence: Consequence,
    words: ConsequenceWords,
  ) => string;
  return sentence(consequence, words);
};
