import { err, ok, type Result } from "../base/result.ts";
import { tidyText } from "../base/tidy-text.ts";
import type {
  ColourWarning,
  EventDetail,
  EventDetailProblem,
  EventDetails,
  EventDetailsInput,
  EventDetailsRefusal,
} from "./event-details.ts";
import { outOfOrder } from "./fill-down.ts";
import { readHue } from "./hue.ts";
import { readEventDetails } from "./parse.ts";

/**
 * Returns the details after a change; unnamed details stay. All or nothing; a refusal lists
 * everything that is wrong. `foreign` are details that events of this kind do not have. A new
 * schedule has to be in order; one from a file (`before` is null) is as it was.
 */
export const changeDetails = (
  before: EventDetails | null,
  change: EventDetailsInput,
  foreign: readonly EventDetail[] = [],
): Result<EventDetails, EventDetailsRefusal> => {
  const { details, problems } = readEventDetails({ ...before, ...change });
  const isNew = before !== null && change.schedule !== undefined;
  const early = outOfOrder(isNew ? (details.schedule ?? []) : []).map(
    (place): EventDetailProblem => ({ code: "before-previous-round", field: "schedule", ...place }),
  );
  const strange = foreign
    .filter((field) => details[field] !== undefined)
    .map((field): EventDetailProblem => ({ code: "does-not-apply", field }));
  const all = [...problems, ...early, ...strange];
  return all.length === 0 ? ok(details) : err({ code: "event-details-malformed", problems: all });
};

/** Returns the details as the creating event holds them: none if nothing is known. */
export const recordedDetails = (details: EventDetails): { readonly details?: EventDetails } =>
  Object.keys(details).length === 0 ? {} : { details };

/** Warns about the parts of a colour that are not kept when only its hue is. */
export const colourWarnings = ({ hue = "" }: EventDetailsInput): readonly ColourWarning[] => {
  const read = readHue(hue);
  if (!read.ok || read.value.shift === null) return [];
  const { hue: degrees, shift } = read.value;
  return [{ code: "colour-shifted", colour: tidyText(String(hue)), hue: degrees, ...shift }];
};
