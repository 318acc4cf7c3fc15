import { formatFieldMoment, type Language, typedMoment } from "@losfee/contract";
import type {
  Arbiter,
  EventDetail,
  EventDetails,
  FormOfAddress,
  ProgrammeItem,
} from "@losfee/core";

/** Details that consist of one text each. */
export type TextDetail = Exclude<
  EventDetail,
  "schedule" | "programme" | "chiefArbiter" | "deputyArbiters" | "formOfAddress" | "screens"
>;

/** Details as typed into the form. */
export type DetailsDraft = Readonly<Record<TextDetail, string>> & {
  readonly formOfAddress: FormOfAddress;
  readonly schedule: readonly string[];
  readonly programme: readonly ProgrammeItem[];
  readonly chiefArbiter: Required<Arbiter>;
  readonly deputyArbiters: readonly Required<Arbiter>[];
};

const NOTHING: ProgrammeItem = { at: "", what: "" };
const NOBODY: Required<Arbiter> = { name: "", fideId: "" };

const arbiterDraft = (arbiter: Arbiter | undefined): Required<Arbiter> => ({
  ...NOBODY,
  ...arbiter,
});

/**
 * The form for known details, always with room for one more deputy, and for one more item on the
 * programme.
 */
export const draftOfDetails = (
  details: EventDetails,
  rounds: number,
  language: Language,
): DetailsDraft => {
  const { schedule = [], programme = [], deputyArbiters = [] } = details;
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
    hue: details.hue === undefined ? "" : String(details.hue),
    text: details.text ?? "",
    formOfAddress: details.formOfAddress ?? "formal",
    schedule: Array.from({ length: rounds }, (_, index) => day(schedule[index])),
    programme: withItemRoom(programme.map(({ at, what }) => ({ at: day(at), what }))),
    chiefArbiter: arbiterDraft(details.chiefArbiter),
    deputyArbiters: withRoom(deputyArbiters.map(arbiterDraft)),
  };
};

/** Reads the typed changes, with days in any language's format. */
export const readableChanges = (
  changes: Partial<DetailsDraft>,
  language: Language,
): Partial<DetailsDraft> => {
  const { start, end, schedule, programme } = changes;
  const readable = (text: string): string => typedMoment(text, language);
  return {
    ...changes,
    ...(start === undefined ? {} : { start: readable(start) }),
    ...(end === undefined ? {} : { end: readable(end) }),
    ...(schedule === undefined ? {} : { schedule: schedule.map(readable) }),
    ...(programme === undefined
      ? {}
      : { programme: programme.map(({ at, what }) => ({ at: readable(at), what })) }),
  };
};

/** Adds or removes empty rows so that a programme ends with exactly one. */
export const withItemRoom = (programme: readonly ProgrammeItem[]): readonly ProgrammeItem[] => {
  const last = programme.findLastIndex(({ at, what }) => `${at}${what}`.trim() !== "");
  return [...programme.slice(0, last + 1), NOTHING];
};

/** Adds or removes empty rows so that a list ends with exactly one. */
export const withRoom = (arbiters: readonly Required<Arbiter>[]): readonly Required<Arbiter>[] => {
  const last = arbiters.findLastIndex(({ name, fideId }) => `${name}${fideId}`.trim() !== "");
  return [...arbiters.slice(0, last + 1), NOBODY];
};
