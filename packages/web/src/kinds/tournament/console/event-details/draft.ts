import { formatFieldMoment, type Language } from "@losfee/contract";
import type { Arbiter, EventDetail, EventDetails, FormOfAddress } from "@losfee/core";

/** The details that are one text each. */
export type TextDetail = Exclude<
  EventDetail,
  "schedule" | "chiefArbiter" | "deputyArbiters" | "formOfAddress"
>;

/** Details as the form holds them: as typed. */
export type DetailsDraft = Readonly<Record<TextDetail, string>> & {
  readonly formOfAddress: FormOfAddress;
  readonly schedule: readonly string[];
  readonly chiefArbiter: Required<Arbiter>;
  readonly deputyArbiters: readonly Required<Arbiter>[];
};

const NOBODY: Required<Arbiter> = { name: "", fideId: "" };

const arbiterDraft = (arbiter: Arbiter | undefined): Required<Arbiter> => ({
  ...NOBODY,
  ...arbiter,
});

/** The form for details that are known; always with room for one more deputy. */
export const draftOfDetails = (
  details: EventDetails,
  rounds: number,
  language: Language,
): DetailsDraft => {
  const { schedule = [], deputyArbiters = [] } = details;
  const day = (moment: string | null | undefined): string =>
    moment ? formatFieldMoment(moment, language) : "";
  return {
    place: details.place ?? "",
    federation: details.federation ?? "",
    organiser: details.organiser ?? "",
    start: day(details.start),
    end: day(details.end),
    timeZone: details.timeZone ?? "",
    timeControl: details.timeControl ?? "",
    allottedTimes: details.allottedTimes ?? "",
    rateOfPlay: details.rateOfPlay ?? "",
    eventType: details.eventType ?? "",
    typeCode: details.typeCode ?? "",
    formOfAddress: details.formOfAddress ?? "formal",
    schedule: Array.from({ length: rounds }, (_, index) => day(schedule[index])),
    chiefArbiter: arbiterDraft(details.chiefArbiter),
    deputyArbiters: withRoom(deputyArbiters.map(arbiterDraft)),
  };
};

/** A list that ends with exactly one row to type into. */
export const withRoom = (arbiters: readonly Required<Arbiter>[]): readonly Required<Arbiter>[] => {
  const last = arbiters.findLastIndex(({ name, fideId }) => `${name}${fideId}`.trim() !== "");
  return [...arbiters.slice(0, last + 1), NOBODY];
};
