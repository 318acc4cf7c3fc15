import type { AnswerOf } from "@losfee/contract/api";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";

/** What is noted of the parents of minors. */
export type Consents = AnswerOf<"GET /competitions/:id/consents">;

/** The minors without the consent of their parents; none where nobody asks for it. */
export const lackingIn = (consents: Consents | null): Consents["minors"] =>
  (consents?.minors ?? []).filter(({ consent }) => consent?.given !== true);

/** What is noted, and how to note something; null: not known yet, or nothing for the viewer. */
export const useConsents = (id: string, sees: boolean) => {
  const { say } = useConsole();
  const [consents, setConsents] = useState<Consents | null>(null);
  useEffect(() => {
    if (!sees) return;
    void api("GET /competitions/:id/consents", { params: { id } }).then((answer) => {
      if (answer.ok) setConsents(answer.value);
      else say("problem", answer.problem.detail);
    });
  }, []);
  const want = async (wanted: boolean): Promise<void> => {
    const answer = await api("PUT /competitions/:id/consents", {
      params: { id },
      body: { wanted },
    });
    if (answer.ok) setConsents(answer.value);
    else say("problem", answer.problem.detail);
  };
  const note = async (entry: number, given: boolean | null): Promise<void> => {
    const params = { id, entry };
    const answer = await api("PUT /competitions/:id/consents/:entry", { params, body: { given } });
    if (answer.ok) setConsents(answer.value);
    else say("problem", answer.problem.detail);
  };
  return { consents, want, note };
};
