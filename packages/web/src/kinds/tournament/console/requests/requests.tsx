import { makeRounds } from "@losfee/contract";
import { requestsTexts } from "@losfee/messages/tournament-console-requests";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { shortcutName } from "../../../../shell/client/keyboard.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { PlayersRequest } from "./model.ts";

interface RequestsProps {
  readonly requests: readonly PlayersRequest[];
}

/** A question before the answer. */
interface Question {
  readonly kind: "leave" | "decline";
  readonly request: PlayersRequest;
}

const GRANT = { key: "g", alt: true } as const;
const DECLINE = { key: "a", alt: true } as const;

/** Ways to answer requests: a pause is granted at once, with the usual undo; the rest asks first. */
export const useAnswers = (): {
  readonly grant: (request: PlayersRequest) => void;
  readonly decline: (request: PlayersRequest) => void;
  /** The open question; to be rendered. */
  readonly question: VNode | null;
} => {
  const t = useTexts(requestsTexts);
  const { send } = useConsole();
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    grant: (request) => {
      if (request.kind === "withdrawal") return setQuestion({ kind: "leave", request });
      const { entry, seq, name } = request;
      void send({ type: "grant-request", entry, request: seq }, { done: t.granted({ name }) });
    },
    decline: (request) => setQuestion({ kind: "decline", request }),
    question:
      question === null ? null : <AnswerDialog {...question} onClose={() => setQuestion(null)} />,
  };
};

/** Players' requests, the first of which keys answer. */
export const Requests = ({ requests }: RequestsProps): VNode | null => {
  const t = useTexts(requestsTexts);
  const { grant, decline, question } = useAnswers();
  const [first] = requests;
  const possible = requests.find(({ overdue }) => !overdue);
  useShortcuts([
    ...(possible === undefined
      ? []
      : [{ ...GRANT, text: t.grantFirst, run: () => grant(possible) }]),
    ...(first === undefined
      ? []
      : [{ ...DECLINE, text: t.declineFirst, run: () => decline(first) }]),
  ]);
  return (
    <>
      {requests.length > 0 && (
        <section class="message warn stack" aria-labelledby="requests">
          <h2 id="requests">{t.waiting({ count: requests.length })}</h2>
          <ul class="plain stack">
            {requests.map((request) => (
              <li key={request.entry} class="cluster">
                <RequestLine request={request} />
                {!request.overdue && (
                  <button
                    type="button"
                    class={request === possible ? "primary" : undefined}
                    aria-label={t.grantOf({ name: request.name })}
                    onClick={() => grant(request)}
                  >
                    {t.grant} {request === possible && <kbd>{shortcutName(GRANT)}</kbd>}
                  </button>
                )}
                <button
                  type="button"
                  aria-label={t.declineOf({ name: request.name })}
                  onClick={() => decline(request)}
                >
                  {t.decline} {request === first && <kbd>{shortcutName(DECLINE)}</kbd>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {question}
    </>
  );
};

const RequestLine = ({ request }: { readonly request: PlayersRequest }): VNode => {
  const t = useTexts(requestsTexts);
  const { name, kind, rounds, overdue, draft, reason, time } = request;
  return (
    <span>
      <b>{name}</b> {kind === "pause" ? t.pause({ rounds: makeRounds(rounds) }) : t.withdrawal}
      {reason !== "" && `: ${reason}`} <span class="note">{time}</span>
      {overdue && <span class="note"> {t.overdue}</span>}
      {draft !== null && <span class="note"> {t.inDraft({ round: draft })}</span>}
    </span>
  );
};

const AnswerDialog = ({
  kind,
  request: { entry, name, seq: request },
  onClose,
}: Question & { readonly onClose: () => void }): VNode => {
  const t = useTexts(requestsTexts);
  return kind === "leave" ? (
    <CommandDialog
      title={t.grantOf({ name })}
      confirm={t.grant}
      command={() => ({ type: "grant-request", entry, request })}
      done={t.granted({ name })}
      onClose={onClose}
    >
      <p>{t.grantLeave({ name })}</p>
    </CommandDialog>
  ) : (
    <CommandDialog
      title={t.declineOf({ name })}
      confirm={t.decline}
      takesReason="first"
      command={(reason) => ({ type: "decline-request", entry, reason, request })}
      done={t.declined({ name })}
      onClose={onClose}
    >
      <p>{t.declineAsk({ name })}</p>
    </CommandDialog>
  );
};
