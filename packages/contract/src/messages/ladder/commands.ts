import type { LadderMailCommand } from "@losfee/core";
import { ladderCommands } from "@losfee/messages/ladder-commands";
import type { Language } from "../../language/language.ts";
import { eachLanguage } from "../../language/texts.ts";
import type { NameOf } from "../message.ts";
import { pairText, sender, targetsText } from "./consequence-sentences.ts";
import { ladderOutcomeLabel } from "./labels.ts";
import { dateLabel } from "./words.ts";

/** One sentence for each type of command that a mail can contain; complete by type. */
type CommandSentences = {
  readonly [Type in LadderMailCommand["type"]]: (
    command: Extract<LadderMailCommand, { readonly type: Type }>,
    name: NameOf,
  ) => string;
};

const namesOf = (
  { challenger, defender }: Parameters<typeof pairText>[0],
  name: NameOf,
): { readonly challenger: string; readonly defender: string } => ({
  challenger: name(challenger),
  defender: name(defender),
});

const commands = eachLanguage(
  ladderCommands,
  (t, language): CommandSentences => ({
    challenge: ({ challenger, targets }, name) =>
      t.challenge({
        challenger: name(challenger),
        targets: targetsText(targets, t.vacancy, language, name),
      }),
    "confirm-challenge": (pair, name) => t["confirm-challenge"](namesOf(pair, name)),
    "accept-challenge": (pair, name) => t["accept-challenge"](namesOf(pair, name)),
    "refuse-challenge": (pair, name) => t["refuse-challenge"](namesOf(pair, name)),
    "report-result": ({ by, outcome, ...game }, name) =>
      t["report-result"]({
        player: name(by),
        game: pairText(game, name),
        outcome: ladderOutcomeLabel(outcome, language),
      }),
    object: ({ by, ...game }, name) => t.object({ player: name(by), game: pairText(game, name) }),
    "send-game-record": ({ by, claim, ...game }, name) =>
      t["send-game-record"]({
        ...sender(by, name),
        game: pairText(game, name),
        claim: claim ?? "",
      }),
    "request-waiting-list": ({ player }, name) =>
      t["request-waiting-list"]({ player: name(player) }),
    "leave-waiting-list": ({ player }, name) => t["leave-waiting-list"]({ player: name(player) }),
    "join-standing-waiting-list": ({ player }, name) =>
      t["join-standing-waiting-list"]({ player: name(player) }),
    "leave-standing-waiting-list": ({ player }, name) =>
      t["leave-standing-waiting-list"]({ player: name(player) }),
    "suspend-standing-waiting-list": ({ player }, name) =>
      t["suspend-standing-waiting-list"]({ player: name(player) }),
    "resume-standing-waiting-list": ({ player }, name) =>
      t["resume-standing-waiting-list"]({ player: name(player) }),
    "announce-holiday": ({ player, from, to }, name) =>
      t["announce-holiday"]({
        player: name(player),
        from: dateLabel(from, language),
        to: dateLabel(to, language),
      }),
    "answer-letter": ({ player }, name) => t["answer-letter"]({ player: name(player) }),
    retire: ({ player }, name) => t.retire({ player: name(player) }),
  }),
);

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
