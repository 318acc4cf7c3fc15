import type { LadderSettings } from "../ladder/settings.ts";
import type { Settings } from "../tournament/settings/settings.ts";

/** The settings of each kind of competition. */
export interface SettingsByKind {
  readonly tournament: Settings;
  readonly ladder: LadderSettings;
}

/**
 * A preset of one kind of competition: its initial settings (for a tournament: stages, ranking,
 * scoring); all of them can be changed. To add one, create a file in this folder that exports such
 * a value, and add a line to `registry.ts`.
 */
export interface FormatOf<Kind extends keyof SettingsByKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly settings: SettingsByKind[Kind];
}

/** A preset of any kind of competition. */
export type Format = {
  readonly [Kind in keyof SettingsByKind]: FormatOf<Kind>;
}[keyof SettingsByKind];
