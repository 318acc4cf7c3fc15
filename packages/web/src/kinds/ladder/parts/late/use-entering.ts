import type { Answer } from "@losfee/contract";
import type { LadderImpactResource } from "@losfee/contract/api";
import type { LadderMailCommand } from "@losfee/core";
import { useEffect, useState } from "preact/hooks";
import { rememberReason } from "../../../../parts/console/reason-field.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** True to keep games that arose since, and the reason to accept the mail late. */
export interface Overturning {
  readonly pin: boolean;
  readonly reason: string;
}

/** Content of a mail and its time of arrival; null for now. */
export interface EnteredMail {
  readonly command: LadderMailCommand;
  readonly effectiveAt: string | null;
}

/** What an answer warns of: a mail may be recorded without effect. */
interface Warned {
  readonly warnings: readonly { readonly message: string }[];
}

interface EnteringOptions {
  readonly page: PageFrame;
  /** Submits the mail; `overturning` accepts it although later events depend on it. */
  readonly submit: (mail: EnteredMail, overturning?: Overturning) => Promise<Answer<Warned>>;
  readonly onDone: () => void;
}

/** State and actions of entering a mail. */
export interface Entering {
  /** The late mail that waits for confirmation; null for none. */
  readonly late: EnteredMail | null;
  /** The late mail's effects with the current choice; null while they load. */
  readonly impact: LadderImpactResource | null;
  readonly choice: Overturning;
  readonly problem: string | null;
  readonly choose: (part: Partial<Overturning>) => void;
  /** Enters a mail; if it overturns something, it waits as `late`. */
  readonly enter: (mail: EnteredMail) => Promise<void>;
  /** Enters the late mail with the current choice. */
  readonly overturn: () => Promise<void>;
  /** Drops the waiting mail, as the input has changed. */
  readonly forget: () => void;
}

/** Enters mails; for a late one, first shows its effects with the current choice. */
export const useEntering = ({ page, submit, onDone }: EnteringOptions): Entering => {
  const [late, setLate] = useState<EnteredMail | null>(null);
  const [impact, setImpact] = useState<LadderImpactResource | null>(null);
  const [choice, setChoice] = useState<Overturning>({ pin: true, reason: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const { pin } = choice;
  const { say } = useConsole();
  const finish = ({ warnings }: Warned): void => {
    for (const { message } of warnings) say("warning", message);
    forget();
    onDone();
  };
  useEffect(() => {
    if (late === null || late.effectiveAt === null) return;
    let isLatest = true;
    const body = { command: late.command, effectiveAt: late.effectiveAt, pin };
    const look = async (): Promise<void> => {
      const params = { id: competitionIdOf(page) };
      const answer = await api("POST /competitions/:id/impact-of-late", { params, body });
      if (!isLatest) return;
      if (answer.ok) setImpact(answer.value.impact);
      else setProblem(answer.problem.detail);
    };
    setImpact(null);
    void look();
    return () => {
      isLatest = false;
    };
    // New events may change the effects.
  }, [late, pin, page.competition?.seq]);
  const forget = (): void => {
    setLate(null);
    setImpact(null);
    setProblem(null);
  };
  return {
    late,
    impact,
    choice,
    problem,
    choose: (part) => setChoice({ ...choice, ...part }),
    forget,
    async enter(mail) {
      setProblem(null);
      const answer = await submit(mail);
      if (answer.ok) return finish(answer.value);
      if (answer.problem.code === "overturns") return setLate(mail);
      setProblem(answer.problem.detail);
    },
    async overturn() {
      if (late === null) return;
      setProblem(null);
      const answer = await submit(late, choice);
      if (!answer.ok) return setProblem(answer.problem.detail);
      rememberReason("late", choice.reason);
      finish(answer.value);
    },
  };
};
