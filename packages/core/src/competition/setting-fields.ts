import type { Fields, PlacedField } from "../base/fields.ts";
import { LADDER_SETTING_FIELDS, LADDER_SETTING_TOPICS } from "../ladder/setting-fields.ts";
import { mattersTo, SETTING_TOPICS } from "../tournament/settings/setting-conditions.ts";
import { SETTING_FIELDS } from "../tournament/settings/setting-fields.ts";
import type { CompetitionKind, SettingsOf } from "./kinds.ts";

/** The declared settings of a kind of competition. */
export interface DeclaredSettings<Kind extends CompetitionKind> {
  readonly fields: Fields;
  readonly topics: readonly string[];
  /** True if a setting matters to a competition with these settings. */
  readonly mattersTo: (setting: PlacedField, settings: SettingsOf<Kind>) => boolean;
}

/** The declared settings of each kind. */
export const declaredSettings: {
  readonly [Kind in CompetitionKind]: DeclaredSettings<Kind>;
} = {
  tournament: { fields: SETTING_FIELDS, topics: SETTING_TOPICS, mattersTo },
  ladder: { fields: LADDER_SETTING_FIELDS, topics: LADDER_SETTING_TOPICS, mattersTo: () => true },
};
