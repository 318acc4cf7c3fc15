import { readArbiter } from "./arbiter.ts";
import type { EventDetails } from "./event-details.ts";
import { readEventDetails } from "./parse.ts";

/**
 * Details of the event as settings of journals had them before {@link EventDetails}: texts that
 * nobody had looked at. They are only read.
 */
export interface ReportDetails {
  readonly city?: string;
  readonly federation?: string;
  readonly start?: string;
  readonly end?: string;
  readonly chiefArbiter?: string;
  readonly deputies?: readonly string[];
  readonly times?: string;
  readonly timeControl?: string;
  readonly type?: string;
  readonly typeCode?: string;
  readonly roundDates?: readonly (string | null)[];
}

/** What of them is sound; the rest stays in the journal alone. */
export const detailsOfReport = ({
  city,
  chiefArbiter,
  deputies,
  times,
  type,
  roundDates,
  ...same
}: ReportDetails): EventDetails =>
  readEventDetails({
    ...same,
    ...(city === undefined ? {} : { place: city }),
    ...(chiefArbiter === undefined ? {} : { chiefArbiter: readArbiter(chiefArbiter) }),
    ...(deputies === undefined ? {} : { deputyArbiters: deputies.map(readArbiter) }),
    ...(times === undefined ? {} : { allottedTimes: times }),
    ...(type === undefined ? {} : { eventType: type }),
    ...(roundDates === undefined ? {} : { schedule: roundDates }),
  }).details;
