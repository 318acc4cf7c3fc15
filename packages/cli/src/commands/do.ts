import { type CompetitionKind, unkeepableIn } from "@losfee/core";
import { commandTexts } from "@losfee/messages/cli-do";
import type { CommandInput } from "@losfee/server/local";
import { argument, type Call, misused, optionalArgument } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone, withCompetition } from "../journal/competition.ts";

/** `losfee do COMMAND [JSON]`: any command of the API with its fields as JSON. */
export const run = async (call: Call): Promise<ExitCode> => {
  const fields = parsed(call, optionalArgument(call, 1) ?? "{}");
  return withCompetition(call, async (competition) => {
    const type = argument(call, 0);
    const command = await commandOf(call, competition.state().kind, type, fields);
    const answer = await competition.executeCommand(command);
    const { done } = commandTexts[call.language];
    return printDone(competition, [answer], done({ type, events: answer.events.length }));
  });
};

/** Returns the command of this type with these fields, if any kind of competition has it. */
const commandOf = async (
  call: Call,
  kind: CompetitionKind,
  type: string,
  fields: object,
): Promise<CommandInput> => {
  const { commandSchemasOf } = await import("@losfee/contract/api");
  const { commands, commandTypes: known } = commandSchemasOf(kind);
  const words = commandTexts[call.language];
  if (!known.some((name) => name === type)) {
    throw misused(words.unknown({ type, known: known.join(", ") }), "unknown-command", {
      command: type,
      known,
    });
  }
  const unkeepable = unkeepableIn(fields);
  if (unkeepable !== null) {
    const field = unkeepable.join(".");
    throw misused(words.field({ type, field }), "malformed-command", { command: type, field });
  }
  const command = commands.safeParse({ ...fields, type });
  if (command.success) return command.data;
  const [issue] = command.error.issues;
  const surplus = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...surplus].join(".");
  throw misused(words.field({ type, field }), "malformed-command", { command: type, field });
};

const parsed = (call: Call, text: string): object => {
  const { notJson } = commandTexts[call.language];
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw misused(notJson({ text: text.slice(0, 60) }), "malformed-json");
};
