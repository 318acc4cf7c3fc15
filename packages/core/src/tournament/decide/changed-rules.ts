import type { Warning } from "../refusal.ts";
import { isPaired } from "../round.ts";
import { settingsWithChange } from "../settings/setting-fields.ts";
import type { Settings, Stage } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";

/**
 * Warns a director who changes rules after rounds were drafted: the rounds keep their pairings, or
 * are counted anew. O(size of the settings).
 */
export const warnOfChangedRules = (
  { rounds, settings: before }: TournamentState,
  after: Settings,
): readonly Warning[] => {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const staysPaired =
    differIn(settingsWithChange("next-rounds"), before, after) ||
    before.stages.slice(0, last.stage + 1).some((stage, index) => {
      const now = after.stages[index];
      return now === undefined || pairingOf(stage) !== pairingOf(now);
    });
  return [
    ...(staysPaired && isPaired(last)
      ? [{ code: "rounds-stay-paired", rounds: last.number } as const]
      : []),
    ...(differIn(settingsWithChange("counted-anew"), before, after)
      ? [{ code: "counted-anew" } as const]
      : []),
  ];
};

const differIn = (names: readonly (keyof Settings)[], before: Settings, after: Settings): boolean =>
  names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

const pairingOf = ({ system, options }: Stage): string => JSON.stringify([system, options]);
