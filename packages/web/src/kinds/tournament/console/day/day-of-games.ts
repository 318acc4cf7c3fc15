import type { EntryId, Settings } from "@losfee/core";
import type { ReportLine } from "../../../../parts/console/report-lines.ts";

/** A way to another page, or to a file. */
export interface DayLink {
  readonly text: string;
  readonly href: string;
  /** How the file is called. */
  readonly download?: string;
}

/** The next step in words, and what its button does. */
export interface StepOfDay {
  readonly kind: string;
  readonly text: string;
  /** How much of it is to be done; else empty. */
  readonly count: string;
  readonly act:
    | { readonly kind: "go"; readonly href: string }
    | { readonly kind: "draft" }
    | { readonly kind: "deciding-game"; readonly stages: Settings["stages"] }
    | { readonly kind: "close" };
  /** How a draft is announced, and the page that shows it. */
  readonly draft: { readonly progress: string; readonly href: string };
  /** To draft although not everybody is there; else empty. */
  readonly anyway: string;
  /** Why there is no other step; else empty. */
  readonly note: string;
}

/** A board or table that lacks results. */
export interface MissingLine {
  readonly place: string;
  /** Where they are entered; null where the next step leads there. */
  readonly href: string | null;
  /** Which of its games lack one, and which are reported only; else empty. */
  readonly games: string;
  readonly reported: string;
  readonly names: string;
}

/** What the day tells of boards, or of tables. */
export interface DayOfGames {
  readonly next: StepOfDay;
  /** How far it is; else empty. */
  readonly progress: string;
  /** What needs a look, and where. */
  readonly attention: readonly DayLink[];
  readonly missing: {
    readonly title: string;
    readonly lines: readonly MissingLine[];
    /** How many more there are. */
    readonly more: number;
  } | null;
  readonly leaders: readonly {
    readonly entry: EntryId;
    readonly rank: number;
    readonly name: string;
    /** Of the ranking, most important first. */
    readonly values: readonly string[];
  }[];
  readonly publicLinks: readonly DayLink[];
  readonly printLinks: readonly DayLink[];
  /** The report for rating (TRF) and what it lacks; null for events that there is none of. */
  readonly report: { readonly file: DayLink; readonly lacks: readonly ReportLine[] } | null;
}
