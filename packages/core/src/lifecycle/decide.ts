import type { Presets } from "../base/presets.ts";
import { err, ok, type Result } from "../base/result.ts";
import { tidyText } from "../base/tidy-text.ts";
import { changeDetails, colourWarnings, recordedDetails } from "../event-details/change.ts";
import type {
  EventDetail,
  EventDetails,
  EventDetailsInput,
} from "../event-details/event-details.ts";
import { seedAndHashOf } from "../lots/commitments.ts";
import { isSeed } from "../lots/lots.ts";
import type { LifecycleCommand } from "./commands.ts";
import type { LifecycleEvent } from "./events.ts";
import type { LifecycleRefusal, LifecycleWarning } from "./refusal.ts";

type CommandOf<Type extends LifecycleCommand<never>["type"], Settings = never> = Extract<
  LifecycleCommand<Settings>,
  { readonly type: Type }
>;

/**
 * Creates a competition: name, format, settings, and the hash of the seed that all lots come from.
 * `settle` derives its settings from the format's, or reports what is wrong with them; `foreign`
 * are details that events of this kind do not have.
 */
export const decideCreation = <Settings, Refusal>(
  command: CommandOf<"create-competition", Settings>,
  presets: Presets<Settings>,
  settle: (preset: Settings) => Result<Settings, Refusal>,
  foreign: readonly EventDetail[] = [],
): Result<LifecycleEvent<"competition-created", Settings>, LifecycleRefusal | Refusal> => {
  const { format, seed } = command;
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  const preset = presets.get(format);
  if (preset === undefined) {
    return err({ code: "unknown-format", format, known: [...presets.keys()] });
  }
  if (!isSeed(seed)) return err({ code: "malformed-seed" });
  const settings = settle(preset);
  if (!settings.ok) return settings;
  const details = changeDetails(null, command.details ?? {}, foreign);
  if (!details.ok) return details;
  const announced = recordedDetails(details.value);
  return ok({
    type: "competition-created",
    data: { name, format, settings: settings.value, ...announced, ...seedAndHashOf(seed) },
  });
};

/** Renames a competition. */
export const decideRenaming = (
  command: CommandOf<"rename-competition">,
): Result<LifecycleEvent<"competition-renamed">, LifecycleRefusal> => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  return ok({ type: "competition-renamed", data: { name } });
};

/** Changes the announced details. No rule depends on them, so no reason is required. */
export const decideDetails = (
  before: EventDetails,
  command: CommandOf<"change-event-details">,
  foreign: readonly EventDetail[] = [],
): Result<LifecycleEvent<"event-details-changed">, LifecycleRefusal> => {
  const details = changeDetails(before, command.details, foreign);
  if (!details.ok) return details;
  return ok({ type: "event-details-changed", data: { details: details.value } });
};

/** Returns the warnings about a command that was carried out. */
export const lifecycleWarnings = (command: {
  readonly details?: EventDetailsInput;
}): readonly LifecycleWarning[] => colourWarnings(command.details ?? {});

/** Reopens a closed competition. Its seed is public by then, so new draws need a new one. */
export const decideReopening = (
  status: "open" | "closed",
  { seed, ...command }: CommandOf<"reopen-competition">,
): Result<LifecycleEvent<"competition-reopened">, LifecycleRefusal> => {
  if (status === "open") return err({ code: "competition-open" });
  const reason = tidyText(command.reason);
  if (reason === "") return err({ code: "reason-missing" });
  if (!isSeed(seed)) return err({ code: "malformed-seed" });
  return ok({ type: "competition-reopened", data: { reason, commitment: seedAndHashOf(seed) } });
};
