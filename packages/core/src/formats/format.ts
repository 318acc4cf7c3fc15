import type { LadderSettings } from "../ladder/settings.ts";
import type { Settings } from "../tournament/settings/settings.ts";

/** What a director can set, by the kind of competition. */
export interface SettingsByKind {
  readonly tournament: Settings;
  readonly ladder: LadderSettings;
}

/**
 * A preset of one kind of competition: settings that a competition starts from (of a tournament:
 * stages, ranking, scoring); all of them can be changed. Add one: a file in this folder that exports
 * such a value, and one line in `registry.ts`.
 */
export interface FormatOf<Kind extends keyof SettingsByKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly settings: SettingsByKind[Kind];
}

/** A preset. Its kind is that of the competitions that are made from it. */
export type Format = {
  readonly [Kind in keyof SettingsByKind]: FormatOf<Kind>;
}[keyof SettingsByKind];
