import type { Answer } from "@losfee/contract";
import type { LadderImpactResource } from "@losfee/contract/api";
import type { LadderMailCommand } from "@losfee/core";
import { useEffect, useState } from "preact/hooks";
import { rememberReason } from "../../../../parts/console/reason-field.tsx";
import { api } from "../../../../shell/client/api.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";

/** Whether games that arose since stay, and why the mail counts although it is late. */
export interface Overturning {
  readonly pin: boolean;
  readonly reason: string;
}

/** A mail as it is entered: what it says, and when it arrived; null: now. */
export interface EnteredMail {
  readonly command: LadderMailCommand;
  readonly effectiveAt: string | null;
}

interface EnteringOptions {
  readonly page: PageFrame;
  /** Carries it out; `overturning`: although it is earlier than what it changes. */
  readonly submit: (mail: EnteredMail, overturning?: Overturning) => Promise<Answer<unknown>>;
  readonly onDone: () => void;
}

/** How a mail is entered, and what stands in its way. */
export interface Entering {
  /** The late mail that waits for the director's yes; null: none does. */
  readonly late: EnteredMail | null;
  /** What the late mail changes, for the choice as it is; null while that is being found out. */
  readonly impact: LadderImpactResource | null;
  readonly choice: Overturning;
  readonly problem: string | null;
  readonly choose: (part: Partial<Overturning>) => void;
  /** Enters a mail; where it overturns something, it waits as `late`. */
  readonly enter: (mail: EnteredMail) => Promise<void>;
  /** Enters the late mail as chosen. */
  readonly overturn: () => Promise<void>;
  /** What was typed has changed: nothing waits any more. */
  readonly forget: () => void;
}

/** Enters mails; of one that is late the consequences are shown first, for exactly what is ticked. */
export const useEntering = ({ page, submit, onDone }: EnteringOptions): Entering => {
  const [late, setLate] = useState<EnteredMail | null>(null);
  const [impact, setImpact] = useState<LadderImpactResource | null>(null);
  const [choice, setChoice] = useState<Overturning>({ pin: true, reason: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const { pin } = choice;
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
    // Whatever is recorded meanwhile may change what would follow.
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
      if (answer.ok) {
        forget();
        return onDone();
      }
      if (answer.problem.code === "overturns") return setLate(mail);
      setProblem(answer.problem.detail);
    },
    async overturn() {
      if (late === null) return;
      setProblem(null);
      const answer = await submit(late, choice);
      if (!answer.ok) return setProblem(answer.problem.detail);
      rememberReason(choice.reason);
      forget();
      onDone();
    },
  };
};
