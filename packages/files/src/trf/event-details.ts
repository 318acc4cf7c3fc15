import {
  arbiterText,
  type EventDetailProblem,
  type EventDetails,
  type EventDetailsInput,
  parseTimeControl,
  readArbiter,
  readEventDetails,
  type TimePeriod,
} from "@losfee/core";
import type { TrfFacts, TrfHeader } from "./tournament.ts";

/** The part of the tournament section that the organiser provides. */
type DetailsHeader = Pick<
  TrfHeader,
  | "city"
  | "federation"
  | "start"
  | "end"
  | "type"
  | "chiefArbiter"
  | "deputies"
  | "times"
  | "timeControl"
>;

/** Converts details to the tournament section; `type` is the fallback derived from the format. */
export const headerOfDetails = (details: EventDetails, type: string): DetailsHeader => {
  const { chiefArbiter, deputyArbiters = [], timeControl = "", rateOfPlay } = details;
  const rate = type === "" || rateOfPlay === undefined ? "" : `, ${rateOfPlay}`;
  return {
    city: details.place ?? "",
    federation: details.federation ?? "",
    start: slashed(details.start ?? ""),
    end: slashed(details.end ?? ""),
    type: details.eventType ?? type + rate,
    chiefArbiter: chiefArbiter === undefined ? "" : arbiterText(chiefArbiter),
    deputies: deputyArbiters.map(arbiterText),
    times: details.allottedTimes ?? timesInWords(timeControl),
    timeControl,
  };
};

/** Returns the days of the rounds as `YY/MM/DD`, for the event's rounds only. */
export const roundDatesOfDetails = (
  { schedule = [] }: EventDetails,
  rounds: number,
): readonly (string | null)[] =>
  schedule
    .slice(0, rounds)
    .map((moment) => (moment === null ? null : slashed(moment).slice(2, 10)));

/** Formats a day as in FIDE's files. */
const slashed = (day: string): string => day.replaceAll("-", "/");

/** Formats a time control for readers: `90'+30"`, `100'/40+30" 15'+30"`; empty if it is none. */
const timesInWords = (code: string): string => {
  const control = parseTimeControl(code);
  if (control === null) return "";
  const [white, black] = [control.white, control.black].map((side) => side.map(period).join(" "));
  return white === black ? (white ?? "") : `White ${white}, Black ${black}`;
};

const period = ({ moves, seconds, increment }: TimePeriod): string => {
  const time = seconds % 60 === 0 ? `${seconds / 60}'` : `${seconds}"`;
  return `${time}${moves === null ? "" : `/${moves}`}${increment === 0 ? "" : `+${increment}"`}`;
};

/** Details of the event, and those omitted as invalid. */
export interface TrfEventDetails {
  readonly details: EventDetails;
  readonly problems: readonly EventDetailProblem[];
}

/**
 * Reads back the output of {@link headerOfDetails}, and that of other programs. `typeCode` is the
 * part of record 192 in addition to the system that is set.
 */
export const detailsOfTrf = (
  file: Pick<TrfFacts, "header" | "roundDates"> & { readonly typeCode?: string },
  usualType: string,
): TrfEventDetails => {
  const { header, roundDates, typeCode = "" } = file;
  const { city, federation, start, end, timeControl, times, chiefArbiter, deputies } = header;
  const details: EventDetailsInput = {
    place: city,
    federation,
    start,
    end,
    timeControl,
    chiefArbiter: readArbiter(chiefArbiter),
    deputyArbiters: deputies.map(readArbiter),
    // The format is only used in this century.
    schedule: roundDates.map((day) => (day === null ? null : `20${day}`)),
    ...(times === timesInWords(timeControl) ? {} : { allottedTimes: times }),
    ...typeOf(header.type, usualType),
    typeCode,
  };
  return readEventDetails(details);
};

const typeOf = (type: string, usual: string): EventDetailsInput => {
  const rest = type.startsWith(usual) ? type.slice(usual.length) : null;
  const [, rateOfPlay] = /^, (standard|rapid|blitz)$/.exec(rest ?? "") ?? [];
  if (rateOfPlay !== undefined) return { rateOfPlay };
  return rest === "" ? {} : { eventType: type };
};
