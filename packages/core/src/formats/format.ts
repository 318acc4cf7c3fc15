import type { CompetitionKind, SettingsOf } from "../competition/kinds.ts";

/**
 * A preset of one kind of competition: settings that a competition starts from (of a tournament:
 * stages, ranking, scoring); all of them can be changed. Add one: a file in this folder that exports
 * such a value, and one line in `registry.ts`.
 */
export interface FormatOf<Kind extends CompetitionKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly settings: SettingsOf<Kind>;
}

/** A preset. Its kind is that of the competitions that are made from it. */
export type Format = { readonly [Kind in CompetitionKind]: FormatOf<Kind> }[CompetitionKind];
