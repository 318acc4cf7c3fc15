import type { Breach, Result } from "@losfee/core";
import { roundTexts } from "@losfee/messages/cli-round";
import type { CommandAnswer, CommandInput, CommandRefusal } from "@losfee/server/local";
import { textOption } from "../call/call.ts";
import { ask } from "../terminal/confirm.ts";
import { note } from "../terminal/print.ts";
import type { Competition } from "./competition.ts";

/** Commands that may break absolute rules of the pairing, with the director's reason. */
type Handmade = Extract<
  CommandInput<"tournament">,
  { readonly type: "draft-round" | "adjust-draft" | "publish-round" }
>;

/**
 * Returns the outcome of a command that would break rules: shows each breach, and carries it out
 * with the reason of `--despite` or one typed at the terminal. Without a reason it stays refused.
 */
export const attemptDespite = async (
  competition: Competition,
  command: Handmade,
): Promise<Result<CommandAnswer<"tournament">, CommandRefusal>> => {
  const answer = await competition.attempt(command);
  if (answer.ok || answer.error.code !== "rules-broken") return answer;
  const { breaches } = answer.error;
  const reason = await reasonFor(competition, breaches);
  return reason === ""
    ? answer
    : competition.attempt({ ...command, despite: { breaches, reason } });
};

/** As {@link attemptDespite}; a refusal ends the whole call. */
export const runDespite = async (
  competition: Competition,
  command: Handmade,
): Promise<CommandAnswer<"tournament">> =>
  competition.answerOrFail(await attemptDespite(competition, command));

const reasonFor = async (
  { call, messages, nameOf }: Competition,
  breaches: readonly Breach[],
): Promise<string> => {
  const words = roundTexts[call.language];
  const reason = textOption(call, "despite")?.trim() ?? "";
  const asks = reason === "" && !call.json && process.stdin.isTTY;
  if (reason === "" && !asks) {
    note(words.despiteByOption);
    return "";
  }
  for (const breach of breaches) {
    note(words.breach({ sentence: messages.describeBreach(breach, call.language, nameOf) }));
  }
  return reason !== "" ? reason : ask(words.despiteQuestion);
};
