import { findNamed } from "@losfee/core";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../../parts/console/dialog.tsx";
import { PlayerField } from "../../../../../parts/console/player-field.tsx";
import { useConsole } from "../../../../../shell/client/context.ts";
import { inputOf } from "../../late/late-input.ts";
import { Candidates } from "./candidates.tsx";
import type { MailDialogProps } from "./question.ts";

/** Assigns an address to a player: later mail from it counts as that player's. */
export const SenderDialog = ({ mail, page, model, onClose, onDone }: MailDialogProps): VNode => {
  const t = inboxTexts[page.language];
  const { send } = useConsole();
  const { players } = model;
  const { address } = mail.from;
  const nameAs = (entry: number | undefined): string =>
    inputOf({ sender: entry ?? null }, players).sender;
  const [named, setNamed] = useState(() => nameAs(mail.candidates[0]?.entry));
  const [problem, setProblem] = useState<string | null>(null);
  const bind = async (): Promise<void> => {
    const match = findNamed(named, players);
    const player = match.kind === "one" ? players.find(({ id }) => id === match.entry.id) : null;
    if (player === null || player === undefined) return setProblem(t.senderUnknown);
    const addresses = [...player.addresses, address];
    const answer = await send(
      { type: "change-entry", entry: player.id, details: { addresses } },
      { silent: true, done: null },
    );
    if (answer.ok) onDone(t.senderDone({ name: player.name, address }));
    else setProblem(answer.problem.detail);
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.senderTitle({ address })}
      confirm={t.senderConfirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void bind()}
    >
      <PlayerField
        language={page.language}
        label={t.senderPlayer}
        entries={players}
        value={named}
        onChange={setNamed}
        first
      />
      {mail.candidates.length > 1 && (
        <Candidates
          label={t.maybe}
          candidates={mail.candidates}
          onChoose={(entry) => setNamed(nameAs(entry))}
        />
      )}
      <p class="note">{t.senderAsk}</p>
    </ActionDialog>
  );
};
