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
import { readHue } from "./hue.ts";
import { readEventDetails } from "./parse.ts";

/**
 * Details after a change: what it does not name stays. All or nothing; a refusal names everything
 * that is wrong. `foreign` are details that events of this kind do not have.
 */
export const changeDetails = (
  before: EventDetails,
  change: EventDetailsInput,
  foreign: readonly EventDetail[] = [],
): Result<EventDetails, EventDetailsRefusal> => {
  const { details, problems } = readEventDetails({ ...before, ...change });
  const strange = foreign
    .filter((field) => details[field] !== undefined)
    .map((field): EventDetailProblem => ({ code: "does-not-apply", field }));
  const all = [...problems, ...strange];
  return all.length === 0 ? ok(details) : err({ code: "event-details-malformed", problems: all });
};

/** Details as the event that begins a competition holds them: not at all where nothing is known. */
export const recordedDetails = (details: EventDetails): { readonly details?: EventDetails } =>
  Object.keys(details).length === 0 ? {} : { details };

/** What is not kept of a colour that was given for its hue. */
export const colourWarnings = ({ hue = "" }: EventDetailsInput): readonly ColourWarning[] => {
  const read = readHue(hue);
  if (!read.ok || read.value.shift === null) return [];
  const { hue: degrees, shift } = read.value;
  return [{ code: "colour-shifted", colour: tidyText(String(hue)), hue: degrees, ...shift }];
};
