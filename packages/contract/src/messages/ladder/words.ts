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
 * Formats a calendar day (`2026-11-21`). Returns any other text unchanged: old journals accepted
 * any.
 */
export const dateLabel = (iso: string, language: Language): string =>
  parseDay(iso) === null
    ? iso
    : dateFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(`${iso}T00:00:00Z`),
      );

/** Formats a moment in the club's time zone. */
export const momentLabel = (at: Instant, language: Language, timeZone: string): string =>
  dateFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(at));

/** Formatters for players, seats and times of one pyramid. */
export interface LadderWords {
  readonly name: NameOf;
  readonly seat: (seatNumber: number) => string;
  readonly day: (day: Day) => string;
  /** Formats day and time. */
  readonly moment: (at: Instant) => string;
  /** Formats the day alone. */
  readonly dateAt: (at: Instant) => string;
}

/** Returns the formatters of a pyramid in a language. */
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

/** A player as pages show one: only public data. */
export interface LadderPlayerLabel {
  readonly entry: EntryId;
  readonly name: string;
}
