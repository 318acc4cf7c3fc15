import type { ColourShift } from "./hue.ts";
import type { NamedScreen } from "./screens.ts";

/** Somebody who sees to it that the rules are kept. */
export interface Arbiter {
  readonly name: string;
  /** FIDE's number of the arbiter, in digits. */
  readonly fideId?: string;
}

/** How fast games are, as FIDE's rating regulations tell it apart. */
export type RateOfPlay = "standard" | "rapid" | "blitz";

/** How German speaks to people: „Sie“ or „Du“. Where nothing is said it is formal. */
export type FormOfAddress = "formal" | "informal";

/**
 * What is announced of an event, whatever its kind: where, when, by whom, how fast. Rules of pairing
 * and ranking never look at it. What is not known is left out.
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
  /** IANA name of the zone in which days and times are told: `Europe/Berlin`. */
  readonly timeZone?: string;
  /**
   * The rounds of the timetable: `schedule[r - 1]` is when round r begins (of table tournaments: stage r), by the clock in the
   * hall: `2026-11-22T10:00`, or the day alone. Null: not known. The last is known.
   */
  readonly schedule?: readonly (string | null)[];
  readonly chiefArbiter?: Arbiter;
  readonly deputyArbiters?: readonly Arbiter[];
  /** In the code of TRF-2026, record 222: seconds, as in `5400+30`. */
  readonly timeControl?: string;
  /** The same in the organiser's words, where the code does not say it all. */
  readonly allottedTimes?: string;
  readonly rateOfPlay?: RateOfPlay;
  /** What kind of event it is, in words, where the format does not say it. */
  readonly eventType?: string;
  /**
   * The code of TRF-2026, record 192, without the acceleration, where it is not to be the usual one:
   * an edition of the Dutch system (`FIDE_DUTCH_2025`), or a system that is not among ours.
   */
  readonly typeCode?: string;
  /** How pages and letters address those who take part. */
  readonly formOfAddress?: FormOfAddress;
  /** The event's colour: a hue in OKLCH, whole degrees, 0–359. Missing: drawn from its identifier. */
  readonly hue?: number;
  /** About the event, in Markdown. */
  readonly text?: string;
  /** What else has its time beside the rounds, in order: registration, prize-giving. */
  readonly programme?: readonly ProgrammeItem[];
  /** The big screens of the hall that have a name each, and what they show. */
  readonly screens?: readonly NamedScreen[];
}

/** Something beside the rounds. */
export interface ProgrammeItem {
  /** By the clock in the hall: `2026-11-22T10:00`, or the day alone. */
  readonly at: string;
  readonly what: string;
}

export type EventDetail = keyof EventDetails;

/**
 * Details as they come from outside, as a whole or as a change: an empty text, an empty list and an
 * arbiter without a name take away what was known. Days may be written `2026-11-22`, `22.11.2026` or
 * `2026/11/22`; a time follows after a space or a `T`.
 */
export interface EventDetailsInput
  extends Omit<EventDetails, "rateOfPlay" | "formOfAddress" | "hue"> {
  readonly rateOfPlay?: string;
  readonly formOfAddress?: string;
  /** Degrees, or a colour `#rrggbb`, of which the hue is taken. */
  readonly hue?: number | string;
}

/** Where and why details are not what they need to be. Positions count from 1. */
export type EventDetailProblem =
  | {
      readonly code: "text-too-long";
      readonly field: EventDetail;
      readonly most: number;
      /** Where it stands in a list. */
      readonly position?: number;
    }
  | { readonly code: "list-too-long"; readonly field: EventDetail; readonly most: number }
  | { readonly code: "not-a-federation"; readonly field: "federation"; readonly value: string }
  | { readonly code: "not-a-day"; readonly field: "start" | "end"; readonly value: string }
  | { readonly code: "end-before-start"; readonly field: "end"; readonly start: string }
  | { readonly code: "unknown-time-zone"; readonly field: "timeZone"; readonly value: string }
  /** Of a round (stage): no such day, or no such time of day. */
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
  /** Something on the programme without a time, or a time without anything. */
  | {
      readonly code: "programme-incomplete";
      readonly field: "programme";
      readonly position: number;
      readonly lacks: "at" | "what";
    }
  /** Of the screens: no name, one that there is already, nothing to show, too long or too short. */
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
  /** A detail that events of this kind do not have, or have elsewhere. */
  | { readonly code: "does-not-apply"; readonly field: EventDetail };

/** Where times stand: those of the rounds, and those of everything else. */
export type TimetableField = "schedule" | "programme";

/** Which arbiter: the chief, or a deputy by position. */
export type ArbiterPlace =
  | { readonly field: "chiefArbiter" }
  | { readonly field: "deputyArbiters"; readonly position: number };

/** A colour was given, and only its hue is kept. */
export interface ColourWarning extends ColourShift {
  readonly code: "colour-shifted";
  readonly colour: string;
  readonly hue: number;
}

/** Everything that is wrong with details that were given; none of them was taken. */
export interface EventDetailsRefusal {
  readonly code: "event-details-malformed";
  readonly problems: readonly EventDetailProblem[];
}
