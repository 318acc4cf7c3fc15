import type { ProposedCommandResource } from "@losfee/contract/api";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../../parts/console/dialog.tsx";
import { CheckField } from "../../../../../parts/fields.tsx";
import { api } from "../../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage } from "../../../../../shell/page-context.ts";
import { LateFields } from "../../../parts/late/fields.tsx";
import { formOf, isAboutGame } from "../../../parts/late/late-command.ts";
import { commandOf, inputOf, type LateInput } from "../../../parts/late/late-input.ts";
import { OverturnFields } from "../../../parts/late/overturn-fields.tsx";
import { useEntering } from "../../../parts/late/use-entering.ts";
import { Candidates } from "./candidates.tsx";
import { guessOf } from "./guess.ts";
import { MailText } from "./mail-text.tsx";
import type { MailDialogProps } from "./question.ts";
import { nameIn } from "./question.ts";

interface EnterDialogProps extends MailDialogProps {
  /** Initial values; by default the sender's most likely request. */
  readonly proposal?: ProposedCommandResource;
}

/** Enters the director's reading of a mail, with known values filled in. */
export const EnterDialog = (props: EnterDialogProps): VNode => {
  const page = usePage();
  const { mail, proposal, model, time, onClose, onDone } = props;
  const t = inboxTexts[page.language];
  const { players, timeZone } = model;
  const read = proposal ?? mail.proposals[0];
  const [input, setInput] = useState(() => {
    const sender = mail.player?.entry ?? mail.candidates[0]?.entry ?? null;
    const [named, ...others] = mail.people;
    // A single player named besides the sender is the opponent.
    const opponent = others.length === 0 && named !== undefined ? { partner: named.entry } : {};
    const guess = { ...opponent, ...guessOf(sender, model.openPairs) };
    return inputOf(read === undefined ? guess : formOf(read.command), players);
  });
  const [done, setDone] = useState(mail.proposals.length < 2 && mail.rest.length < 2);
  const [unclear, setUnclear] = useState(false);
  const nameAs = (entry: number): string => inputOf({ sender: entry }, players).sender;
  const fill = (part: Partial<LateInput>): void => {
    setInput({ ...input, ...part });
    setUnclear(false);
  };
  const entering = useEntering({
    page,
    submit: ({ command }, overturn) =>
      api("POST /competitions/:id/inbox/:mail/enter", {
        params: { id: competitionIdOf(page), mail: mail.id },
        body: { command, done, ...(overturn === undefined ? {} : { overturn }) },
      }),
    onDone: () => onDone(t.entered),
  });
  const { late, impact, problem } = entering;
  const confirm = input.kind === "retire" ? t.enterRetirement : t.enter;
  const enter = async (): Promise<void> => {
    const command = commandOf(input, players);
    setUnclear(command === null);
    if (command !== null) await entering.enter({ command, effectiveAt: mail.receivedAt });
  };
  return (
    <ActionDialog
      title={t.enterTitle({ from: mail.player?.name ?? (mail.from.name || mail.from.address) })}
      confirm={late === null ? confirm : lateTexts[page.language].overturn}
      danger={late !== null || input.kind === "retire"}
      problem={unclear ? lateTexts[page.language].incomplete : problem}
      onClose={onClose}
      onSubmit={() => {
        if (late === null) void enter();
        else if (impact !== null) void entering.overturn();
      }}
    >
      <p class="note">{t.asOf({ time: time(mail.receivedAt) })}</p>
      {late === null ? (
        <>
          <MailText mail={mail} />
          <LateFields input={input} players={players} onChange={fill} />
          <Candidates
            label={t.maybe}
            candidates={mail.candidates}
            onChoose={(entry) => fill({ sender: nameAs(entry) })}
          />
          {isAboutGame(input.kind) && (
            <Candidates
              label={t.against}
              candidates={mail.people}
              onChoose={(entry) => fill({ partner: nameAs(entry) })}
            />
          )}
          <CheckField label={t.done} value={done} onChange={setDone} />
        </>
      ) : (
        <OverturnFields entering={entering} timeZone={timeZone} name={nameIn(model)} />
      )}
    </ActionDialog>
  );
};
