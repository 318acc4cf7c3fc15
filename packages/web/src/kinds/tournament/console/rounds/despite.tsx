import { type Answer, describeBreach, isRefusal, type Problem } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { Breach, EntryId, NamedPlayer, TournamentCommand } from "@losfee/core";
import { roundTexts } from "@losfee/messages/tournament-console-rounds";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { SendOptions } from "../../../../shell/client/controller.ts";
import { useLanguage } from "../../../../shell/page-context.ts";

/** Commands that may break absolute rules of the pairing, with the director's reason. */
type Handmade = Extract<
  TournamentCommand,
  { readonly type: "draft-round" | "adjust-draft" | "publish-round" }
>;

type Answered = Answer<CommandAnswer>;

/** A command waiting for its answer, or for the director's cancellation. */
interface Waiting {
  readonly breaches: readonly Breach[];
  readonly settle: (reason: string | null) => void;
}

/** The refusal of a command that would break absolute rules, until a reason is given. */
const BROKEN = "rules-broken";

/**
 * Sends manual changes to a round. If absolute rules would be broken, `question` asks for the
 * reason and the command is sent with it; if cancelled, the refusal is the answer.
 */
export const useDespite = (
  entries: readonly NamedPlayer[],
): {
  readonly sendDespite: (command: Handmade, options: SendOptions) => Promise<Answered>;
  readonly question: VNode | null;
} => {
  const { send } = useConsole();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = (breaches: readonly Breach[]): Promise<string | null> =>
    new Promise((resolve) => {
      const settle = (reason: string | null): void => {
        setWaiting(null);
        resolve(reason);
      };
      setWaiting({ breaches, settle });
    });
  const sendDespite = async (command: Handmade, options: SendOptions): Promise<Answered> => {
    const answer = await send(command, {
      ...options,
      isSaidElsewhere: (problem) =>
        problem.code === BROKEN || options.isSaidElsewhere?.(problem) === true,
    });
    if (answer.ok || !isBroken(answer.problem)) return answer;
    const { breaches } = answer.problem;
    const reason = await ask(breaches);
    if (reason === null) return answer;
    return sendDespite({ ...command, despite: { breaches, reason } }, options);
  };
  const question = waiting === null ? null : <DespiteDialog entries={entries} waiting={waiting} />;
  return { sendDespite, question };
};

/** True if a command failed because the director gave no reason for breaking the rules. */
export const isBroken = (problem: Problem) => isRefusal(problem, BROKEN);

const DespiteDialog = ({
  entries,
  waiting: { breaches, settle },
}: {
  readonly entries: readonly NamedPlayer[];
  readonly waiting: Waiting;
}): VNode => {
  const language = useLanguage();
  const t = roundTexts[language];
  const [reason, setReason] = useState("");
  const name = (entry: EntryId): string =>
    entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
  const submit = (): void => {
    rememberReason("despite", reason);
    settle(reason);
  };
  return (
    <ActionDialog
      title={t.despiteTitle({ breaches: breaches.length })}
      confirm={t.despiteConfirm}
      danger
      onClose={() => settle(null)}
      onSubmit={submit}
    >
      <ul class="breaches">
        {breaches.map((breach) => {
          const text = describeBreach(breach, language, name);
          return <li key={text}>{text}</li>;
        })}
      </ul>
      <p class="note">{t.despiteNote}</p>
      <ReasonField act="despite" value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};
