import type { Answer } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { ASIDE } from "../../../../shell/client/stream.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** Recorded consents of the parents of minors. */
export type Consents = AnswerOf<"GET /competitions/:id/consents">;

/** Returns the minors without their parents' consent; empty if it is not required. */
export const lackingIn = (consents: Consents | null): Consents["minors"] =>
  (consents?.minors ?? []).filter(({ consent }) => consent?.given !== true);

/**
 * Loads the recorded consents, including changes by others, with a function to record one; null:
 * not loaded, or not for the viewer.
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
    // Entries, and so ages, change with the journal.
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
