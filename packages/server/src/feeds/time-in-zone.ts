import { dateFormat } from "@losfee/contract";

/**
 * Formats a moment (ISO 8601) as RFC 3339 in a time zone, to the second:
 * `2026-11-22T14:00:00+01:00`.
 */
export const timeInZone = (iso: string, timeZone: string): string => {
  const moment = new Date(iso);
  const parts = dateFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const offset = part("timeZoneName").replace("GMT", "");
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  const time = `${part("hour")}:${part("minute")}:${part("second")}`;
  return `${day}T${time}${offset === "" ? "Z" : offset.slice(0, 6)}`;
};
