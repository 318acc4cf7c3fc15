import type { CommandInput } from "@losfee/core";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../shell/client/api.ts";
import { competitionIdOf } from "../../../shell/page.ts";
import { usePage } from "../../../shell/page-context.ts";

type SettingsChange = Extract<CommandInput, { readonly type: "change-settings" }>;

/** Milliseconds without a key before the rules are asked. */
const PAUSE = 300;

/**
 * Returns the effects of unsaved settings on what was played, as the rules derive them; null while
 * they are asked, and empty without a change or while the settings would be refused.
 */
export const useSettingsImpact = (
  settings: SettingsChange["settings"],
  drafted: number,
): readonly string[] | null => {
  const page = usePage();
  const wanted = JSON.stringify(settings);
  const [known, setKnown] = useState<{ of: string; effects: readonly string[] }>();
  const isChanged = Object.keys(settings).length > 0;
  useEffect(() => {
    if (!isChanged) return;
    let isStale = false;
    const ask = async (): Promise<void> => {
      const body = { type: "change-settings", settings, reason: "" } as SettingsChange;
      const params = { id: competitionIdOf(page) };
      const answer = await api("POST /competitions/:id/impact", { params, body });
      const { describeSettingsImpact } = await import("./settings-effects.ts");
      if (isStale) return;
      const impact = answer.ok && "numbers" in answer.value ? answer.value : null;
      const effects = impact === null ? [] : describeSettingsImpact(impact, drafted, page.language);
      setKnown({ of: wanted, effects });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (!isChanged) return [];
  return known?.of === wanted ? known.effects : null;
};
