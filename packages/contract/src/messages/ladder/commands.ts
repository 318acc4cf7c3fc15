import type { ChallengeTarget, LadderMailCommand } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";
import type { NameOf } from "../message.ts";
import { pairText } from "./consequence-sentences.ts";
import { ladderOutcomeLabel, seatLabel } from "./labels.ts";
import { dateLabel } from "./words.ts";

/** One sentence for each type of command that a mail can contain; complete by type. */
type CommandSentences = {
  readonly [Type in LadderMailCommand["type"]]: (
    command: Extract<LadderMailCommand, { readonly type: Type }>,
    name: NameOf,
  ) => string;
};

const targetsText = (
  targets: readonly ChallengeTarget[],
  name: NameOf,
  vacancy: (seat: string) => string,
): string =>
  targets
    .map((target) =>
      target.kind === "player" ? name(target.player) : vacancy(seatLabel(target.seat)),
    )
    .join(", ");

const commands = texts<CommandSentences>({
  de: {
    challenge: ({ challenger, targets }, name) =>
      `${name(challenger)} fordert ${targetsText(targets, name, (seat) => `den freien Platz ${seat}`)}`,
    "confirm-challenge": ({ challenger, defender }, name) =>
      `${name(challenger)} bestätigt die Forderung gegen ${name(defender)} mit dem ersten Zug`,
    "accept-challenge": ({ challenger, defender }, name) =>
      `${name(defender)} nimmt die Forderung von ${name(challenger)} an`,
    "refuse-challenge": ({ challenger, defender }, name) =>
      `${name(defender)} lehnt die Forderung von ${name(challenger)} ab`,
    "report-result": ({ by, outcome, ...game }, name) =>
      `${name(by)} meldet ${pairText(game, name)} ${ladderOutcomeLabel(outcome, "de")}`,
    object: ({ by, ...game }, name) =>
      `${name(by)} erhebt Einspruch gegen das Ergebnis ${pairText(game, name)}`,
    "send-game-record": ({ by, claim, ...game }, name) =>
      `${by === "director" ? "Die Leitung" : name(by)} sendet die Partie ${pairText(game, name)} ein${claim === null ? "" : claim === "win" ? " und beansprucht den Sieg" : " und beansprucht Remis"}`,
    "request-waiting-list": ({ player }, name) => `${name(player)} möchte auf die Warteliste`,
    "leave-waiting-list": ({ player }, name) =>
      `${name(player)} möchte von der Warteliste herunter`,
    "join-standing-waiting-list": ({ player }, name) =>
      `${name(player)} möchte auf die ewige Warteliste`,
    "leave-standing-waiting-list": ({ player }, name) =>
      `${name(player)} möchte von der ewigen Warteliste herunter`,
    "suspend-standing-waiting-list": ({ player }, name) =>
      `${name(player)} setzt auf der ewigen Warteliste aus`,
    "resume-standing-waiting-list": ({ player }, name) =>
      `${name(player)} ist auf der ewigen Warteliste wieder dabei`,
    "announce-holiday": ({ player, from, to }, name) =>
      `${name(player)} hat Urlaub vom ${dateLabel(from, "de")} bis ${dateLabel(to, "de")}`,
    "answer-letter": ({ player }, name) =>
      `${name(player)} antwortet auf den Brief und bleibt dabei`,
    retire: ({ player }, name) => `${name(player)} verlässt die Pyramide`,
  },
  en: {
    challenge: ({ challenger, targets }, name) =>
      `${name(challenger)} challenges ${targetsText(targets, name, (seat) => `the vacant seat ${seat}`)}`,
    "confirm-challenge": ({ challenger, defender }, name) =>
      `${name(challenger)} confirms the challenge to ${name(defender)} with move 1`,
    "accept-challenge": ({ challenger, defender }, name) =>
      `${name(defender)} accepts the challenge from ${name(challenger)}`,
    "refuse-challenge": ({ challenger, defender }, name) =>
      `${name(defender)} declines the challenge from ${name(challenger)}`,
    "report-result": ({ by, outcome, ...game }, name) =>
      `${name(by)} reports ${pairText(game, name)} ${ladderOutcomeLabel(outcome, "en")}`,
    object: ({ by, ...game }, name) =>
      `${name(by)} objects to the result of ${pairText(game, name)}`,
    "send-game-record": ({ by, claim, ...game }, name) =>
      `${by === "director" ? "The director" : name(by)} sends the game ${pairText(game, name)}${claim === null ? "" : claim === "win" ? " and claims a win" : " and claims a draw"}`,
    "request-waiting-list": ({ player }, name) => `${name(player)} wants to be on the waiting list`,
    "leave-waiting-list": ({ player }, name) => `${name(player)} wants to leave the waiting list`,
    "join-standing-waiting-list": ({ player }, name) =>
      `${name(player)} wants to be on the standing waiting list`,
    "leave-standing-waiting-list": ({ player }, name) =>
      `${name(player)} wants to leave the standing waiting list`,
    "suspend-standing-waiting-list": ({ player }, name) =>
      `${name(player)} pauses on the standing waiting list`,
    "resume-standing-waiting-list": ({ player }, name) =>
      `${name(player)} is back on the standing waiting list`,
    "announce-holiday": ({ player, from, to }, name) =>
      `${name(player)} is on holiday from ${dateLabel(from, "en")} to ${dateLabel(to, "en")}`,
    "answer-letter": ({ player }, name) => `${name(player)} answers the letter and stays`,
    retire: ({ player }, name) => `${name(player)} leaves the pyramid`,
  },
});

/** Describes a mail's request in one sentence without a full stop. */
export const describeLadderCommand = (
  command: LadderMailCommand,
  language: Language,
  name: NameOf,
): string => {
  // The table is typed by command, which TypeScript cannot follow through the look-up.
  const sentence = commands[language][command.type] as (
    command: LadderMailCommand,
    name: NameOf,
  ) => string;
  return sentence(command, name);
};
