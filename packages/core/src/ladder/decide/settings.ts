import { type DecisionContext, recordAs } from "../../base/decision.ts";
import type { Presets } from "../../base/presets.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { changeDetails, recordedDetails } from "../../event-details/change.ts";
import type { EventDetail } from "../../event-details/event-details.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import { isTimeZone, timeZones } from "../calendar/zones.ts";
import { applyLadderEvent } from "../fold/fold.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderDeadlines, LadderSettings } from "../settings.ts";
import type { LadderState } from "../state.ts";
import type { LadderCommandOf, LadderDecider, LadderDecision } from "./context.ts";
import { recordEvent } from "./record-event.ts";

const PLAIN = { evenWithoutEffect: false, overturn: null } as const;

/** Begins a pyramid: name, format, settings. Nothing is drawn in it; the seed is kept all the same. */
export const createLadder = (
  command: LadderCommandOf<"create-competition">,
  presets: Presets<LadderSettings>,
  context: DecisionContext,
): Result<LadderDecision, LadderRefusal> => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  const preset = presets.get(command.format);
  if (preset === undefined) {
    return err({ code: "unknown-format", format: command.format, known: [...presets.keys()] });
  }
  const { seed } = command;
  if (!isSeed(seed)) return err({ code: "malformed-seed" });
  const settings: LadderSettings = { ...preset, ...command.settings };
  const refusal = refuseSettings(settings);
  if (refusal !== null) return err(refusal);
  const details = changeDetails({}, command.details ?? {}, FOREIGN);
  if (!details.ok) return details;
  const data = {
    name,
    format: command.format,
    settings,
    ...recordedDetails(details.value),
    ...committing(seed),
  };
  const created = recordAs({ type: "competition-created", data } as const, 1, context);
  return ok({ events: [created], state: applyLadderEvent(null, created), warnings: [] });
};

/** Gives the competition another name. */
export const renameLadder: LadderDecider<"rename-competition"> = (state, command, context) => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  return recordEvent(state, { type: "competition-renamed", data: { name } }, context, PLAIN);
};

/** A pyramid has no rounds, and its time zone is a setting: deadlines follow it. */
const FOREIGN: readonly EventDetail[] = ["schedule", "timeZone"];

/** Changes what is announced of the pyramid. */
export const changeLadderDetails: LadderDecider<"change-event-details"> = (
  state,
  command,
  context,
) => {
  const details = changeDetails(state.details, command.details, FOREIGN);
  if (!details.ok) return details;
  const event = { type: "event-details-changed", data: { details: details.value } } as const;
  const { effectiveAt: _, ...now } = context;
  return recordEvent(state, event, now, PLAIN);
};

/** Changes settings from now on. Deadlines that run already are counted by the new ones. */
export const changeLadderSettings: LadderDecider<"change-settings"> = (state, command, context) => {
  const settings: LadderSettings = { ...state.settings, ...command.settings };
  const refusal = refuseSettings(settings) ?? refuseFixed(state, settings);
  if (refusal !== null) return err(refusal);
  const reason = tidyText(command.reason);
  const { effectiveAt: _, ...now } = context;
  return recordEvent(state, { type: "settings-changed", data: { settings, reason } }, now, PLAIN);
};

/** Ends the competition: no deadline acts any more. */
export const closeLadder: LadderDecider<"close-competition"> = (state, _command, context) =>
  recordEvent(state, { type: "competition-closed", data: {} }, context, PLAIN);

/** Opens a closed competition again. */
export const reopenLadder: LadderDecider<"reopen-competition"> = (state, command, context) => {
  if (state.status === "open") return err({ code: "competition-open" });
  const reason = tidyText(command.reason);
  if (reason === "") return err({ code: "reason-missing" });
  const { seed } = command;
  if (!isSeed(seed)) return err({ code: "malformed-seed" });
  const data = { reason, commitment: committing(seed) };
  const event = { type: "competition-reopened", data } as const;
  return recordEvent(state, event, context, PLAIN);
};

const refuseFixed = (state: LadderState, settings: LadderSettings): LadderRefusal | null => {
  if (settings.orderBy !== state.settings.orderBy)
    return { code: "setting-fixed", setting: "orderBy" };
  const { base, perLevel } = state.settings.capacity;
  const same = settings.capacity.base === base && settings.capacity.perLevel === perLevel;
  return same || state.seats.length === 0 ? null : { code: "setting-fixed", setting: "capacity" };
};

/** The most days or months of each deadline. */
const MOST: LadderDeadlines = {
  confirmDays: 365,
  acceptDays: 365,
  acceptAssignedDays: 365,
  clockStartDays: 365,
  objectionDays: 365,
  gameMonths: 120,
  recordDays: 365,
  idleMonths: 120,
  letterDays: 365,
};

/** Deadlines that may be over on the day they begin. */
const MAY_BE_ZERO: readonly string[] = ["clockStartDays", "recordDays"];

const refuseSettings = (settings: LadderSettings): LadderRefusal | null => {
  const { timeZone: zone, capacity } = settings;
  if (!isTimeZone(zone)) return { code: "unknown-time-zone", zone, known: timeZones };
  for (const [setting, most] of Object.entries(MOST)) {
    const value = settings.deadlines[setting as keyof LadderDeadlines];
    const least = MAY_BE_ZERO.includes(setting) ? 0 : 1;
    const refusal = refuseNumber(setting, value, least, most);
    if (refusal !== null) return refusal;
  }
  return (
    refuseNumber("capacity.base", capacity.base, 0, 1000) ??
    refuseNumber("capacity.perLevel", capacity.perLevel, 0, 1000) ??
    (capacity.base + capacity.perLevel === 0
      ? { code: "setting-out-of-range", setting: "capacity", allowed: "base + perLevel ≥ 1" }
      : null) ??
    refuseNumber("holidayDays", settings.holidayDays, 0, 366) ??
    refuseNumber("strikesToExpulsion", settings.strikesToExpulsion, 1, 100)
  );
};

const refuseNumber = (
  setting: string,
  value: number,
  least: number,
  most: number,
): LadderRefusal | null =>
  Number.isInteger(value) && value >= least && value <= most
    ? null
    : { code: "setting-out-of-range", setting, allowed: `${least}–${most}` };
