import type { ColourShift } from "./hue.ts";
import type { NamedScreen } from "./screens.ts";

/** A chief or deputy arbiter. */
export interface Arbiter {
  readonly name: string;
  /** FIDE's number of the arbiter, in digits. */
  readonly fideId?: string;
}

/** Speed of games, as FIDE's rating regulations distinguish it. */
export type RateOfPlay = "standard" | "rapid" | "blitz";

/** German form of address: „Sie“ or „Du“. Formal by default. */
export type FormOfAddress = "formal" | "informal";

/**
 * Announced facts of an event of any kind: place, time, people, speed. Pairing and ranking rules
 * never use it. Unknown facts are left out.
 */
export interface EventDetails {
  /** Town, and the hall if that helps. */
  readonly place?: string;
  /** Three capital letters, as FIDE writes federations: `GER`. */
  readonly federation?: string;
  readonly organiser?: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly start?: string;
  readonly end?: string;
  /** IANA name of the time zone of days and times: `Europe/Berlin`. */
  readonly timeZone?: string;
  /**
   * `schedule[r - 1]` is when round r (in table tournaments: stage r) begins, in local time:
   * `2026-11-22T10:00`, or the day alone. Null: not known. The last one is known.
   */
  readonly schedule?: readonly (string | null)[];
  readonly chiefArbiter?: Arbiter;
  readonly deputyArbiters?: readonly Arbiter[];
  /** In the code of TRF-2026, record 222: seconds, as in `5400+30`. */
  readonly timeControl?: string;
  /** The same in the organiser's words, if the code does not express everything. */
  readonly allottedTimes?: string;
  readonly rateOfPlay?: RateOfPlay;
  /** The type of event in words, if the format does not express it. */
  readonly eventType?: string;
  /**
   * The code of TRF-2026, record 192, without the acceleration, if it differs from the usual one:
   * an edition of the Dutch system (`FIDE_DUTCH_2025`), or a system that Losfee does not have.
   */
  readonly typeCode?: string;
  /** Form of address for participants on pages and in letters. */
  readonly formOfAddress?: FormOfAddress;
  /** The event's colour: OKLCH hue, whole degrees, 0–359. Missing: derived from the identifier. */
  readonly hue?: number;
  /** About the event, in Markdown. */
  readonly text?: string;
  /** Scheduled items other than rounds, in order: registration, prize-giving. */
  readonly programme?: readonly ProgrammeItem[];
  /** The named big screens of the hall, and what they show. */
  readonly screens?: readonly NamedScreen[];
}

/** A scheduled item other than a round. */
export interface ProgrammeItem {
  /** Local time: `2026-11-22T10:00`, or the day alone. */
  readonly at: string;
  readonly what: string;
}

export type EventDetail = keyof EventDetails;

/**
 * Details from outside, as a whole or as a change: an empty text, an empty list and an arbiter
 * without a name remove a detail. Days may be written `2026-11-22`, `22.11.2026` or `2026/11/22`; a
 * time follows after a space or a `T`.
 */
export interface EventDetailsInput
  extends Omit<EventDetails, "rateOfPlay" | "formOfAddress" | "hue"> {
  readonly rateOfPlay?: string;
  readonly formOfAddress?: string;
  /** Degrees, or a colour `#rrggbb`, whose hue is taken. */
  readonly hue?: number | string;
}

/** Location and reason of an invalid detail. Positions count from 1. */
export type EventDetailProblem =
  | {
      readonly code: "text-too-long";
      readonly field: EventDetail;
      readonly most: number;
      /** Position in a list. */
      readonly position?: number;
    }
  | { readonly code: "list-too-long"; readonly field: EventDetail; readonly most: number }
  | { readonly code: "not-a-federation"; readonly field: "federation"; readonly value: string }
  | { readonly code: "not-a-day"; readonly field: "start" | "end"; readonly value: string }
  | { readonly code: "end-before-start"; readonly field: "end"; readonly start: string }
  | { readonly code: "unknown-time-zone"; readonly field: "timeZone"; readonly value: string }
  /** For a round (stage): no such day, or no such time of day. */
  | {
      readonly code: "not-a-day-and-time";
      readonly field: TimetableField;
      readonly position: number;
      readonly value: string;
    }
  /** A round before the first or after the last day of the event. */
  | {
      readonly code: "outside-event";
      readonly field: TimetableField;
      readonly position: number;
      readonly day: string;
      readonly start: string | null;
      readonly end: string | null;
    }
  /** A round that begins before an earlier one. */
  | {
      readonly code: "before-previous-round";
      readonly field: "schedule";
      readonly position: number;
      readonly previous: string;
    }
  | ({ readonly code: "arbiter-without-name"; readonly value: string } & ArbiterPlace)
  | ({ readonly code: "not-a-fide-id"; readonly value: string } & ArbiterPlace)
  /** Two arbiters with one FIDE ID, or the same person twice. */
  | ({ readonly code: "arbiter-twice"; readonly value: string } & ArbiterPlace)
  | { readonly code: "not-a-time-control"; readonly field: "timeControl"; readonly value: string }
  | { readonly code: "not-a-rate-of-play"; readonly field: "rateOfPlay"; readonly value: string }
  | { readonly code: "not-a-type-code"; readonly field: "typeCode"; readonly value: string }
  | {
      readonly code: "not-a-form-of-address";
      readonly field: "formOfAddress";
      readonly value: string;
    }
  /** A programme item with no time, or a time with no item. */
  | {
      readonly code: "programme-incomplete";
      readonly field: "programme";
      readonly position: number;
      readonly lacks: "at" | "what";
    }
  /** For screens: no name, a duplicate name, nothing to show, or an invalid duration. */
  | { readonly code: "screen-without-name"; readonly field: "screens"; readonly position: number }
  | {
      readonly code: "screen-twice";
      readonly field: "screens";
      readonly position: number;
      readonly value: string;
    }
  | { readonly code: "screen-empty"; readonly field: "screens"; readonly position: number }
  | {
      readonly code: "screen-seconds";
      readonly field: "screens";
      readonly position: number;
      readonly least: number;
      readonly most: number;
    }
  /** Neither degrees nor a colour; or a grey, which has no hue. */
  | { readonly code: "not-a-hue"; readonly field: "hue"; readonly value: string }
  | { readonly code: "colour-without-hue"; readonly field: "hue"; readonly value: string }
  /** A detail that events of this kind lack, or keep elsewhere. */
  | { readonly code: "does-not-apply"; readonly field: EventDetail };

/** Field of the timetable: rounds, or everything else. */
export type TimetableField = "schedule" | "programme";

/** Position of an arbiter: the chief, or a deputy by position. */
export type ArbiterPlace =
  | { readonly field: "chiefArbiter" }
  | { readonly field: "deputyArbiters"; readonly position: number };

/** A colour was given, but only its hue is kept. */
export interface ColourWarning extends ColourShift {
  readonly code: "colour-shifted";
  readonly colour: string;
  readonly hue: number;
}

/** All problems of the given details; none of them was accepted. */
export interface EventDetailsRefusal {
  readonly code: "event-details-malformed";
  readonly problems: readonly EventDetailProblem[];
}
