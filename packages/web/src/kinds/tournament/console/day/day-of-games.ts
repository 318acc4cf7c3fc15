import type { EntryId, Settings } from "@losfee/core";
import type { HeroLine } from "../../../../parts/console/hero.tsx";
import type { LinkLine } from "../../../../parts/console/link-lines.tsx";
import type { ReportLine } from "../../../../parts/console/report-lines.ts";
import type { FormMark } from "../../../../parts/form-ticks.tsx";
import type { StripMark } from "../../../../parts/strip.tsx";

/** The next step in words, with the action of its button. */
export interface StepOfDay {
  readonly kind: string;
  /** State of play, as the title of the page. */
  readonly head: string;
  /** Further facts about the state. */
  readonly facts: readonly string[];
  /** Label of the button. */
  readonly text: string;
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

/** The largest figure of the page. */
export interface DayStub {
  readonly label: string;
  readonly value: string;
  readonly of: string;
}

/** Number of ranking values shown for the leaders. */
export const LEADER_VALUES = 2;

/** Number of leaders shown. */
export const LEADERS = 5;

/** Most contests listed by name; of more there is only the strip. */
export const MOST_MISSING = 6;

/** The day's data about boards, or about tables. */
export interface DayOfGames {
  readonly next: StepOfDay;
  readonly stub: DayStub;
  /** The round in play, or its draft; null for none. */
  readonly round: LinkLine | null;
  /** Progress; else empty. */
  readonly progress: string;
  /** A mark for each contest in play; empty while nothing is played. */
  readonly strip: readonly StripMark[];
  /** Contests without all results, if they are few; or the games of a level final. */
  readonly lines: readonly HeroLine[];
  readonly leaders: readonly {
    readonly entry: EntryId;
    readonly rank: number;
    readonly name: string;
    readonly form: readonly FormMark[];
    /** The most important values of the ranking. */
    readonly values: readonly string[];
  }[];
  /** Short names of the leaders' values. */
  readonly leaderValues: readonly string[];
  readonly publicLinks: readonly LinkLine[];
  readonly printLinks: readonly LinkLine[];
  /** The report for rating (TRF) and its missing data; null for events without one. */
  readonly report: { readonly file: LinkLine; readonly lacks: readonly ReportLine[] } | null;
}
