import type { Arbiter, EventDetails, EventDetailsInput, ProgrammeItem } from "@losfee/core";
import { eventDetailTexts } from "@losfee/messages/cli-event-details";
import { type Call, misused, textOption, textOptions } from "../call/call.ts";
import { definedOnly } from "../call/options.ts";

/**
 * Returns the event details of the options; undefined without any. Puts dates of single rounds into
 * the current schedule. The rules report faults.
 */
export const eventDetailsFrom = (
  call: Call,
  { schedule = [] }: Pick<EventDetails, "schedule">,
): EventDetailsInput => {
  const arbiter = textOption(call, "arbiter");
  const deputies = textOptions(call, "deputy");
  const rounds = roundDates(call);
  const programme = programmeIn(call);
  return {
    ...definedOnly({
      place: textOption(call, "place"),
      federation: textOption(call, "federation"),
      organiser: textOption(call, "organiser"),
      start: textOption(call, "start"),
      end: textOption(call, "end"),
      timeZone: textOption(call, "timeZone"),
      timeControl: textOption(call, "timeControl"),
      allottedTimes: textOption(call, "times"),
      rateOfPlay: textOption(call, "rate"),
      eventType: textOption(call, "type"),
      typeCode: textOption(call, "typeCode"),
      formOfAddress: textOption(call, "address"),
      hue: textOption(call, "hue"),
      text: textOption(call, "text"),
    }),
    ...(arbiter === undefined ? {} : { chiefArbiter: arbiterNamed(arbiter) }),
    ...(deputies.length === 0 ? {} : { deputyArbiters: deputies.map(arbiterNamed) }),
    ...(rounds.size === 0 ? {} : { schedule: scheduleWith(schedule, rounds) }),
    ...(programme.length === 0 ? {} : { programme }),
  };
};

/** `Name:ID`, or the name alone. */
const arbiterNamed = (text: string): Arbiter => {
  const at = text.lastIndexOf(":");
  return at === -1 ? { name: text } : { name: text.slice(0, at), fideId: text.slice(at + 1) };
};

/** `2026-11-22T18:00=Siegerehrung`; replaces the whole programme, and removes it if empty. */
const programmeIn = (call: Call): readonly ProgrammeItem[] =>
  textOptions(call, "programme").map((text) => {
    if (text.trim() === "") return { at: "", what: "" };
    const at = text.indexOf("=");
    if (at > 0) return { at: text.slice(0, at), what: text.slice(at + 1) };
    const message = eventDetailTexts[call.language].notAProgrammeItem({ text });
    throw misused(message, "programme-item-expected", { given: text });
  });

const MOST_ROUNDS = 200;

const roundDates = (call: Call): ReadonlyMap<number, string> =>
  new Map(
    textOptions(call, "roundDate").map((text) => {
      const [, round = "", moment = ""] = /^\s*(\d{1,3})\s*=(.*)$/s.exec(text) ?? [];
      const number = Number(round);
      if (number >= 1 && number <= MOST_ROUNDS) return [number, moment];
      const message = eventDetailTexts[call.language].notARoundDate({ text });
      throw misused(message, "round-date-expected", { given: text });
    }),
  );

const scheduleWith = (
  before: readonly (string | null)[],
  rounds: ReadonlyMap<number, string>,
): readonly (string | null)[] =>
  Array.from(
    { length: Math.max(before.length, ...rounds.keys()) },
    (_, index) => rounds.get(index + 1) ?? before[index] ?? null,
  );
