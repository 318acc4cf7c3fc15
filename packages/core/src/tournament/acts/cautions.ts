import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { Citation } from "../../pairing/citation.ts";

/**
 * Level of a warning in FIDE mode: 2 to acknowledge, 3 to confirm, 4 to confirm in two steps after
 * reading the consequences, 5 refused. Level 1 are the warnings about commands that were carried
 * out. No level can be switched off or lowered.
 */
export type CautionLevel = 2 | 3 | 4 | 5;

/** Reason why the engine paired a drafted round anew. */
export type RecheckCause = "configuration" | "correction" | "import";

/** A warning before a command is carried out: a code and its arguments. */
export type Caution =
  | { readonly code: "fide-mode-left" }
  /** `stage` counts from 1. */
  | {
      readonly code: "rounds-changed";
      readonly stage: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly code: "tie-breaks-changed";
      readonly from: readonly string[];
      readonly to: readonly string[];
    }
  | { readonly code: "tie-break-rules-changed"; readonly from: number; readonly to: number }
  /** Values of results, or of games in matches. */
  | { readonly code: "points-changed" }
  | { readonly code: "bye-changed" }
  /** Values of absences and missed rounds. */
  | { readonly code: "absence-changed" }
  | { readonly code: "abnormal-points-changed" }
  | { readonly code: "acceleration-changed" }
  | { readonly code: "initial-colour-changed" }
  | { readonly code: "pairing-rules-changed"; readonly stage: number }
  | { readonly code: "prohibited-pairs-changed" }
  | { readonly code: "draws-above-win-and-loss" }
  | { readonly code: "bye-above-win" }
  /** Where games count 1, ½ and 0, so does the bye. */
  | { readonly code: "bye-not-standard" }
  | { readonly code: "full-point-byes" }
  /** Buchholz and its kin, where everybody meets everybody. */
  | { readonly code: "tie-breaks-of-swiss"; readonly criteria: readonly string[] }
  /** A result of the round before the last one. */
  | { readonly code: "round-corrected"; readonly round: number }
  /** A result of an earlier round than that. */
  | { readonly code: "earlier-round-corrected"; readonly round: number }
  | { readonly code: "numbers-changed"; readonly players: number }
  /** The engine would no longer pair a drafted round as it stands. */
  | { readonly code: "pairing-differs"; readonly round: number; readonly cause: RecheckCause };

export type CautionCode = Caution["code"];

interface CautionRule {
  readonly level: CautionLevel;
  readonly articles: readonly Citation[];
  /**
   * Heading of its comment in the report: `### Configuration @ Round 3: …`; null: no comment, or it
   * depends on the arguments.
   */
  readonly heading: string | null;
}

const fide = (rules: string, article: string): readonly Citation[] => [{ rules, article }];

/** The level of each caution, its article, and its heading in the report. */
export const CAUTIONS: { readonly [Code in CautionCode]: CautionRule } = {
  "fide-mode-left": { level: 4, articles: fide("C.02.01", "FIDE mode"), heading: "FIDE Mode" },
  "rounds-changed": { level: 4, articles: fide("C.04.1", "1"), heading: "Configuration" },
  "tie-breaks-changed": { level: 4, articles: fide("C.07", "4.1.1"), heading: "Configuration" },
  "tie-break-rules-changed": {
    level: 4,
    articles: fide("C.07", "4.1.1"),
    heading: "Configuration",
  },
  "points-changed": { level: 5, articles: fide("C.04.2", "1.4"), heading: null },
  "bye-changed": { level: 5, articles: fide("C.04.1", "3"), heading: null },
  "absence-changed": { level: 3, articles: fide("C.04.2", "3.3"), heading: "Configuration" },
  "abnormal-points-changed": {
    level: 3,
    articles: fide("C.04.2", "1.4"),
    heading: "Configuration",
  },
  "acceleration-changed": { level: 5, articles: fide("C.04.2", "1.3"), heading: null },
  "initial-colour-changed": { level: 5, articles: fide("C.04.3", "5.1"), heading: null },
  "pairing-rules-changed": { level: 5, articles: fide("C.04.2", "1.3"), heading: null },
  "prohibited-pairs-changed": { level: 5, articles: fide("C.04.2", "1.5"), heading: null },
  "draws-above-win-and-loss": { level: 5, articles: fide("C.04.2", "1.4"), heading: null },
  "bye-above-win": { level: 5, articles: fide("C.04.1", "3"), heading: null },
  "bye-not-standard": { level: 5, articles: fide("C.04.1", "3"), heading: null },
  "full-point-byes": { level: 2, articles: fide("C.04.2", "3.3"), heading: "Configuration" },
  "tie-breaks-of-swiss": { level: 5, articles: fide("C.07", "8"), heading: null },
  "round-corrected": { level: 3, articles: fide("C.04.2", "4"), heading: "Correction" },
  "earlier-round-corrected": { level: 5, articles: fide("C.04.2", "4"), heading: null },
  "numbers-changed": { level: 2, articles: fide("C.04.2", "2.3"), heading: "Configuration" },
  "pairing-differs": { level: 3, articles: fide("C.04.2", "1.4"), heading: null },
};

/** A caution with its level and articles, as a refusal states it. */
export type StatedCaution = Caution & Pick<CautionRule, "level" | "articles">;

/** Adds the level and the articles of cautions; the most serious come first. */
export const stated = (cautions: readonly Caution[]): readonly StatedCaution[] =>
  cautions
    .map((caution) => {
      const { level, articles } = CAUTIONS[caution.code];
      return { ...caution, level, articles };
    })
    .sort((a, b) => b.level - a.level);

/** Reason why a command was not carried out yet, or not at all. */
export type CautionRefusal =
  /**
   * It is carried out once all of `cautions` are acknowledged, and with `needsReason` only with a
   * reason.
   */
  | {
      readonly code: "acknowledgement-missing";
      readonly cautions: readonly StatedCaution[];
      readonly needsReason?: true;
    }
  /** FIDE mode does not allow it: the director can leave FIDE mode, for good. */
  | { readonly code: "not-in-fide-mode"; readonly cautions: readonly StatedCaution[] }
  | { readonly code: "fide-mode-is-off" }
  /** Only a new competition enters FIDE mode. */
  | { readonly code: "fide-mode-not-entered" };

/** Commands about FIDE mode. */
export type CautionCommand = {
  /** Leaves FIDE mode for good. */
  readonly type: "leave-fide-mode";
  readonly reason: string;
};

/** Events about FIDE mode, by type. */
export interface CautionEventData {
  /** The director went on after `cautions`; the events before it are what was done. */
  readonly "cautions-acknowledged": {
    /** The last drafted round at that time; 0 before the first. */
    readonly round: number;
    readonly cautions: readonly Caution[];
  };
}

export const cautionEvents: EventRows<CautionEventData> = {
  "cautions-acknowledged": { group: "settings", personal: [] },
};

/** Returns the heading of a caution's comment in the report; null: it has none. */
export const headingOf = (caution: Caution): string | null => {
  if (caution.code !== "pairing-differs") return CAUTIONS[caution.code].heading;
  const { cause } = caution;
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
};

/** A caution that a director acknowledged. */
export interface Acknowledged {
  /** Its event. */
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly round: number;
  readonly caution: Caution;
}
