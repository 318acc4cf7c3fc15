import type { Answer } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { ASIDE } from "../../../../shell/client/stream.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** What is noted of the parents of minors. */
export type Consents = AnswerOf<"GET /competitions/:id/consents">;

/** The minors without the consent of their parents; none where nobody asks for it. */
export const lackingIn = (consents: Consents | null): Consents["minors"] =>
  (consents?.minors ?? []).filter(({ consent }) => consent?.given !== true);

/**
 * What is noted, also by others meanwhile, and how to note something; null: not known yet, or nothing for
 * the viewer.
 */
export const useConsents = (page: PageFrame, sees: boolean) => {
  const id = competitionIdOf(page);
  const { say } = useConsole();
  const [consents, setConsents] = useState<Consents | null>(null);
  useEffect(() => {
    if (!sees) return;
    let isOver = false;
    const look = async (): Promise<void> => {
      const answer = await api("GET /competitions/:id/consents", { params: { id } });
      if (isOver) return;
      if (answer.ok) setConsents(answer.value);
      else say("problem", answer.problem.detail);
    };
    const lookAgain = (): void => void look();
    lookAgain();
    document.addEventListener(ASIDE, lookAgain);
    return () => {
      isOver = true;
      document.removeEventListener(ASIDE, lookAgain);
    };
    // Who is entered, and how old, changes with the journal.
  }, [page.competition?.seq]);
  const tell = (answer: Answer<Consents>, done: string): void => {
    if (answer.ok) setConsents(answer.value);
    say(answer.ok ? "done" : "problem", answer.ok ? done : answer.problem.detail);
  };
  const want = async (wanted: boolean, done: string): Promise<void> => {
    const answer = await api("PUT /competitions/:id/consents", {
      params: { id },
      body: { wanted },
    });
    tell(answer, done);
  };
  const note = async (entry: number, given: boolean | null, done: string): Promise<void> => {
    const params = { id, entry };
    const answer = await api("PUT /competitions/:id/consents/:entry", { params, body: { given } });
    tell(answer, done);
  };
  return { consents, want, note };
};
