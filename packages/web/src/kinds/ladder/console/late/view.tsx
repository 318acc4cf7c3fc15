import type { LadderMailCommand } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { findNamed } from "../../../../parts/console/named-entry.ts";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, type PageProps } from "../../../../shell/page.ts";
import { LateFields, type LateInput } from "./fields.tsx";
import { type ImpactSummary, LateImpact } from "./impact.tsx";
import { lateCommand } from "./late-command.ts";
import type { LateModel } from "./model.ts";
import { lateTexts } from "./texts.ts";

/** A mail with when it arrived; what it overturns, once that was asked for. */
interface Overturning {
  readonly command: LadderMailCommand;
  readonly effectiveAt: string;
  readonly impact: ImpactSummary;
}

const EMPTY: LateInput = {
  kind: "challenge",
  sender: "",
  partner: "",
  outcome: "draw",
  senderWhite: true,
  from: "",
  to: "",
  arrived: "",
};

/** Records a mail, now or when it arrived; what that overturns is shown before it is confirmed. */
export const LateView = ({ model, page }: PageProps<LateModel>): VNode => {
  const t = lateTexts[page.language];
  const { send, say } = useConsole();
  const [input, setInput] = useState<LateInput>(EMPTY);
  const [overturning, setOverturning] = useState<Overturning | null>(null);
  const idOf = (text: string): number | null => {
    const match = findNamed(text, model.players);
    return match.kind === "one" ? match.entry.id : null;
  };
  const name = (id: number): string =>
    model.players.find((player) => player.id === id)?.name ?? `#${id}`;
  const change = (next: LateInput): void => {
    setInput(next);
    setOverturning(null);
  };
  const done = (): void => {
    change({ ...EMPTY, kind: input.kind });
    say("done", t.recorded);
  };
  const record = async (): Promise<void> => {
    const { sender, partner, arrived, ...form } = input;
    const command = lateCommand({ ...form, sender: idOf(sender), partner: idOf(partner) });
    if (command === null) return say("problem", t.incomplete);
    const effectiveAt = arrived === "" ? null : new Date(arrived).toISOString();
    if (effectiveAt !== null) {
      const answer = await api("POST /competitions/:id/impact-of-late", {
        params: { id: competitionIdOf(page) },
        body: { command, effectiveAt },
      });
      if (!answer.ok) return say("problem", answer.problem.detail);
      const { impact } = answer.value;
      if (impact !== null) return setOverturning({ command, effectiveAt, impact });
    }
    const answer = await send(command, effectiveAt === null ? {} : { effectiveAt });
    if (answer.ok) done();
  };
  return (
    <ConsolePage page={page} title={t.title}>
      <p class="note">{t.intro}</p>
      {!model.closed && (
        <Form class="stack" onSubmit={() => void record()}>
          <LateFields
            input={input}
            players={model.players}
            language={page.language}
            onChange={change}
          />
          <button type="submit" class="primary">
            {t.look}
          </button>
        </Form>
      )}
      {overturning !== null && (
        <section class="stack">
          <LateImpact impact={overturning.impact} language={page.language} name={name} />
          <Overturn overturning={overturning} page={page} onDone={done} />
        </section>
      )}
    </ConsolePage>
  );
};

const Overturn = ({
  overturning: { command, effectiveAt },
  page,
  onDone,
}: {
  readonly overturning: Overturning;
  readonly page: PageFrame;
  readonly onDone: () => void;
}): VNode => {
  const t = lateTexts[page.language];
  const { send } = useConsole();
  const [pin, setPin] = useState(true);
  const [reason, setReason] = useState("");
  const overturn = async (): Promise<void> => {
    const answer = await send({ type: "overturn", command, pin, reason }, { effectiveAt });
    if (!answer.ok) return;
    rememberReason(reason);
    onDone();
  };
  return (
    <Form class="stack" onSubmit={() => void overturn()}>
      <CheckField label={t.pin} value={pin} onChange={setPin} />
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
      <button type="submit" class="danger">
        {t.overturn}
      </button>
    </Form>
  );
};
