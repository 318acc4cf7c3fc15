import { homeTexts } from "@losfee/messages/home-of-new";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { labelsById } from "../../parts/choices.ts";
import { ChoiceField } from "../../parts/fields.tsx";
import { directedHomes, type Home, homeKey } from "../../parts/roles/homes.ts";
import { useConsole } from "../../shell/client/context.ts";
import { useTexts } from "../../shell/page-context.ts";
import type { HomeQuestion } from "./home-question.ts";

/** Home of a new competition for the API; empty for the server's own. */
export interface HomeFields {
  readonly organisation?: string;
  readonly festival?: string;
}

/** The home of the next competition, and the field to choose it. */
export const useHome = ({
  at,
  isHomed,
}: HomeQuestion): { readonly fields: HomeFields; readonly chooser: VNode | null } => {
  const t = useTexts(homeTexts);
  const { say } = useConsole();
  const [homes, setHomes] = useState<readonly Home[]>([]);
  const [key, setKey] = useState("");
  useEffect(() => {
    if (!isHomed) return;
    void directedHomes().then((answer) => {
      if (!answer.ok) return say("problem", answer.problem.detail);
      setHomes(answer.value);
      const keys = answer.value.map(homeKey);
      setKey(keys.includes(at) ? at : (keys[0] ?? ""));
    });
  }, []);
  const home = homes.find((one) => homeKey(one) === key);
  if (home === undefined) return { fields: {}, chooser: null };
  const { organisation, festival } = home;
  return {
    fields: { organisation, ...(festival === null ? {} : { festival }) },
    chooser: (
      <ChoiceField
        label={t.organisation}
        value={key}
        choices={labelsById(homes.map((one) => ({ id: homeKey(one), label: one.label })))}
        onChange={setKey}
      />
    ),
  };
};
