import type { EntryId, Settings } from "@losfee/core";
import type { ReportLine } from "../../../../parts/console/report-lines.ts";

/** A link to another page, or to a file. */
export interface DayLink {
  readonly text: string;
  readonly href: string;
  /** Name of the file. */
  readonly download?: string;
}

/** The next step in words, with the action of its button. */
export interface StepOfDay {
  readonly kind: string;
  readonly text: string;
  /** Amount of work; else empty. */
  readonly count: string;
  readonly act:
    | { readonly kind: "go"; readonly href: string }
    | { readonly kind: "draft" }
    | { readonly kind: "deciding-game"; readonly stages: Settings["stages"] }
    | { readonly kind: "close" };
  /** Progress message while drafting, and the page that shows the draft. */
  readonly draft: { readonly progress: string; readonly href: string };
  /** Label for drafting with players absent; else empty. */
  readonly anyway: string;
  /** Reason for offering no other step; else empty. */
  readonly note: string;
}

/** A board or table without all its results. */
export interface MissingLine {
  readonly place: string;
  /** Page to enter them; null if the next step links there. */
  readonly href: string | null;
  /** Games without a result, and those only reported; else empty. */
  readonly games: string;
  readonly reported: string;
  readonly names: string;
}

/** Number of ranking values shown for the leaders. */
export const LEADER_VALUES = 2;

/** The day's data about boards, or about tables. */
export interface DayOfGames {
  readonly next: StepOfDay;
  /** Progress; else empty. */
  readonly progress: string;
  /** Matters that need attention, with links. */
  readonly attention: readonly DayLink[];
  readonly missing: {
    readonly title: string;
    readonly lines: readonly MissingLine[];
    /** Number of entries left out. */
    readonly more: number;
  } | null;
  readonly leaders: readonly {
    readonly entry: EntryId;
    readonly rank: number;
    readonly name: string;
    /** The most important values of the ranking. */
    readonly values: readonly string[];
  }[];
  /** Short names of the leaders' values. */
  readonly leaderValues: readonly string[];
  readonly publicLinks: readonly DayLink[];
  readonly printLinks: readonly DayLink[];
  /** The report for rating (TRF) and its missing data; null for events without one. */
  readonly report: { readonly file: DayLink; readonly lacks: readonly ReportLine[] } | null;
}
