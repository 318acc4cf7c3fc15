import { type DecisionContext, recordAs } from "../../base/decision.ts";
import { valueInForce } from "../../base/fields.ts";
import type { Presets } from "../../base/presets.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import type { EventDetail } from "../../event-details/event-details.ts";
import {
  decideCreation,
  decideDetails,
  decideRenaming,
  decideReopening,
  lifecycleWarnings,
} from "../../lifecycle/decide.ts";
import { refuseValues } from "../../lifecycle/out-of-range.ts";
import { isTimeZone, timeZones } from "../calendar/zones.ts";
import { applyLadderEvent } from "../fold/fold.ts";
import type { LadderRefusal } from "../refusal.ts";
import { isFixedSetting, LADDER_SETTING_FIELDS } from "../setting-fields.ts";
import type { LadderSettings } from "../settings.ts";
import type { LadderState } from "../state.ts";
import type { LadderCommandOf, LadderDecider, LadderDeciders, LadderDecision } from "./context.ts";
import { changePublicity } from "./publicity.ts";
import { recordEvent } from "./record-event.ts";

/** Creates a pyramid. It draws nothing, but keeps the seed. */
export const createLadder = (
  command: LadderCommandOf<"create-competition">,
  presets: Presets<LadderSettings>,
  context: DecisionContext,
): Result<LadderDecision, LadderRefusal> => {
  const settle = (preset: LadderSettings): Result<LadderSettings, LadderRefusal> => {
    const settings = { ...preset, ...command.settings };
    const refusal = refuseSettings(settings);
    return refusal === null ? ok(settings) : err(refusal);
  };
  const event = decideCreation(command, presets, settle, FOREIGN);
  if (!event.ok) return event;
  const created = recordAs(event.value, 1, context);
  const warnings = lifecycleWarnings(command);
  return ok({ events: [created], state: applyLadderEvent(null, created), warnings });
};

const renameLadder: LadderDecider<"rename-competition"> = (state, command, context) => {
  const event = decideRenaming(command);
  return event.ok ? recordEvent(state, event.value, context) : event;
};

/** A pyramid has no rounds and no hall, and its time zone is a setting that deadlines depend on. */
const FOREIGN: readonly EventDetail[] = ["schedule", "timeZone", "screens"];

/** Changes the announced details of the pyramid. */
const changeLadderDetails: LadderDecider<"change-event-details"> = (state, command, context) => {
  const decide = changePublicity<"change-event-details">(({ details }, change) =>
    decideDetails(details, change, FOREIGN),
  );
  const decision = decide(state, command, context);
  if (!decision.ok) return decision;
  const warnings = [...decision.value.warnings, ...lifecycleWarnings(command)];
  return ok({ ...decision.value, warnings });
};

/** Changes settings from now on, also for running deadlines. */
const changeLadderSettings: LadderDecider<"change-settings"> = (state, command, context) => {
  const settings: LadderSettings = { ...state.settings, ...command.settings };
  const refusal = refuseSettings(settings) ?? refuseFixed(state, settings);
  if (refusal !== null) return err(refusal);
  const reason = tidyText(command.reason);
  const { effectiveAt: _, ...now } = context;
  return recordEvent(state, { type: "settings-changed", data: { settings, reason } }, now);
};

/** Closes the competition: deadlines no longer act. */
const closeLadder: LadderDecider<"close-competition"> = (state, _command, context) =>
  recordEvent(state, { type: "competition-closed", data: {} }, context);

/** Reopens a closed competition. */
const reopenLadder: LadderDecider<"reopen-competition"> = (state, command, context) => {
  const event = decideReopening(state.status, command);
  return event.ok ? recordEvent(state, event.value, context) : event;
};

const refuseFixed = (state: LadderState, settings: LadderSettings): LadderRefusal | null => {
  if (state.entries.size === 0 && state.seats.length === 0) return null;
  const setting = (Object.keys(LADDER_SETTING_FIELDS) as (keyof LadderSettings)[]).find(
    (key) => isFixedSetting(key) && differs(state.settings, settings, key),
  );
  return setting === undefined ? null : { code: "setting-fixed", setting };
};

const differs = (before: LadderSettings, after: LadderSettings, key: string): boolean =>
  JSON.stringify(valueInForce(LADDER_SETTING_FIELDS, before, key)) !==
  JSON.stringify(valueInForce(LADDER_SETTING_FIELDS, after, key));

const refuseSettings = (settings: LadderSettings): LadderRefusal | null => {
  const { timeZone: zone, capacity } = settings;
  if (!isTimeZone(zone)) return { code: "unknown-time-zone", zone, known: timeZones };
  const refusal = refuseValues(LADDER_SETTING_FIELDS, settings);
  if (refusal !== null) return refusal;
  return capacity.base + capacity.perLevel === 0
    ? { code: "setting-out-of-range", setting: "capacity", allowed: "base + perLevel ≥ 1" }
    : null;
};

export const settingsDeciders = {
  "rename-competition": renameLadder,
  "change-settings": changeLadderSettings,
  "change-event-details": changeLadderDetails,
  "close-competition": closeLadder,
  "reopen-competition": reopenLadder,
} satisfies LadderDeciders;
