import type { CompetitionDecision, DecisionContext } from "../base/decision.ts";
import type { Result } from "../base/result.ts";
import { presetsOf } from "../formats/registry.ts";
import { ladderDecider } from "../ladder/decide/decide.ts";
import { applyLadderEvent, foldLadder } from "../ladder/fold/fold.ts";
import { tournamentDecider } from "../tournament/decide/decide.ts";
import { applyEvent, fold } from "../tournament/fold/fold.ts";
import type {
  CommandOfKind,
  CompetitionKind,
  RecordedEventOf,
  RefusalOf,
  StateOf,
  WarningOf,
} from "./kinds.ts";

/** The rules of one kind of competition. All functions are pure. */
export interface KindRules<Kind extends CompetitionKind> {
  readonly decide: (
    state: StateOf<Kind> | null,
    command: CommandOfKind<Kind>,
    context: DecisionContext,
  ) => Result<
    CompetitionDecision<RecordedEventOf<Kind>, StateOf<Kind>, WarningOf<Kind>>,
    RefusalOf<Kind>
  >;
  /** @throws BrokenJournal if the event cannot follow what precedes it. */
  readonly apply: (state: StateOf<Kind> | null, event: RecordedEventOf<Kind>) => StateOf<Kind>;
  /** Like `apply` for many events, which can be far quicker than one after the other. */
  readonly fold: (
    events: Iterable<RecordedEventOf<Kind>>,
    from: StateOf<Kind> | null,
  ) => StateOf<Kind> | null;
}

export const decide = tournamentDecider(presetsOf("tournament"));
export const decideLadder = ladderDecider(presetsOf("ladder"));

const rules: { readonly [Kind in CompetitionKind]: KindRules<Kind> } = {
  tournament: { decide, apply: applyEvent, fold },
  ladder: { decide: decideLadder, apply: applyLadderEvent, fold: foldLadder },
};

export const competitionKinds = Object.keys(rules) as readonly CompetitionKind[];

/**
 * Returns the rules of a kind, for values known to be of that kind; TypeScript cannot follow that
 * through the look-up.
 */
export const rulesOf = (kind: CompetitionKind): KindRules<CompetitionKind> =>
  rules[kind] as KindRules<CompetitionKind>;
