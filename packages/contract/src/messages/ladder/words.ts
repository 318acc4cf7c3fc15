import {
  type Day,
  dayText,
  type EntryId,
  type Instant,
  type LadderState,
  parseDay,
  shapeOf,
} from "@losfee/core";
import { dateFormat } from "../../language/formats.ts";
import { type Language, localeOf } from "../../language/language.ts";
import type { NameOf } from "../message.ts";
import { seatLabel } from "./labels.ts";

/**
 * A calendar day (`2026-11-21`) as people write it. What is no day, in a journal that took any text,
 * stays as it is.
 */
export const dateLabel = (iso: string, language: Language): string =>
  parseDay(iso) === null
    ? iso
    : dateFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(`${iso}T00:00:00Z`),
      );

/** A moment in the club's time zone. */
export const momentLabel = (at: Instant, language: Language, timeZone: string): string =>
  dateFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(at));

/** How players, seats and times of one pyramid are written. */
export interface LadderWords {
  readonly name: NameOf;
  readonly seat: (seatNumber: number) => string;
  readonly day: (day: Day) => string;
  /** Day and time. */
  readonly moment: (at: Instant) => string;
  /** The day alone. */
  readonly dateAt: (at: Instant) => string;
}

/** The words of a pyramid in a language. */
export const ladderWords = (state: LadderState, language: Language): LadderWords => {
  const shape = shapeOf(state.settings.capacity);
  const { timeZone } = state.settings;
  const dates = dateFormat(localeOf(language), { dateStyle: "medium", timeZone });
  return {
    name: (entry) => state.entries.get(entry)?.name ?? `#${entry}`,
    seat: (seatNumber) => seatLabel(shape.seatAt(seatNumber)),
    day: (day) => dateLabel(dayText(day), language),
    moment: (at) => momentLabel(at, language, timeZone),
    dateAt: (at) => dates.format(new Date(at)),
  };
};

/** A player as pages name one: nothing that is not public. */
export interface LadderPlayerLabel {
  readonly entry: EntryId;
  readonly name: string;
}
