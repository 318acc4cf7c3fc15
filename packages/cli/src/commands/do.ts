import { argument, type Call, misused, optionalArgument } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withCompetition } from "../journal/competition.ts";
import { commandTexts } from "../language/do.ts";

/** `losfee do COMMAND [JSON]`: any command of the API with its fields as JSON. */
export const run = async (call: Call): Promise<ExitCode> => {
  const { commandSchema } = await import("@losfee/server/local");
  const words = commandTexts[call.language];
  const type = argument(call, 0);
  const known = commandSchema.options.map((option) => option.shape.type.value);
  if (!known.some((name) => name === type)) {
    throw misused(words.unknown(type, known), "unknown-command", { command: type, known });
  }
  const fields = parsed(call, optionalArgument(call, 1) ?? "{}");
  const command = commandSchema.safeParse({ ...fields, type });
  if (!command.success) {
    const [issue] = command.error.issues;
    const surplus = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const field = [...(issue?.path ?? []), ...surplus].join(".");
    throw misused(words.field(type, field), "malformed-command", { command: type, field });
  }
  return withCompetition(call, async (competition) => {
    const answer = await competition.carryOut(command.data);
    return tellDone(competition, [answer], words.done(type, answer.events.length));
  });
};

const parsed = (call: Call, text: string): object => {
  const { notJson } = commandTexts[call.language];
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw misused(notJson(text.slice(0, 60)), "malformed-json");
};
