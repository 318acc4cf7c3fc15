import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { DateField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { momentOfLocalTime } from "../../../../parts/local-time.ts";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { LateFields } from "../../parts/late/fields.tsx";
import { commandOf, EMPTY_INPUT, type LateInput } from "../../parts/late/late-input.ts";
import { OverturnFields } from "../../parts/late/overturn-fields.tsx";
import { type Entering, useEntering } from "../../parts/late/use-entering.ts";
import type { LateModel } from "./page.ts";

/** Records a mail, now or at its arrival; shows what it overturns before confirmation. */
export const LateView = ({ model }: PageProps<LateModel>): VNode => {
  const page = usePage();
  const t = lateTexts[page.language];
  const { send, say, refuse } = useConsole();
  const [input, setInput] = useState<LateInput>(EMPTY_INPUT);
  const [arrived, setArrived] = useState("");
  const { players, timeZone } = model;
  const entering = useEntering({
    page,
    submit: ({ command, effectiveAt }, overturning) =>
      send(overturning === undefined ? command : { type: "overturn", command, ...overturning }, {
        ...{ silent: true, done: null },
        ...(effectiveAt === null ? {} : { effectiveAt }),
      }),
    onDone: () => {
      say("done", t.recorded);
      setInput({ ...EMPTY_INPUT, kind: input.kind });
      setArrived("");
    },
  });
  const record = async (): Promise<void> => {
    const command = commandOf(input, players);
    if (command === null) return refuse(t.incomplete);
    const effectiveAt =
      arrived === "" ? null : new Date(momentOfLocalTime(arrived, timeZone)).toISOString();
    await entering.enter({ command, effectiveAt });
  };
  return (
    <ConsolePage title={t.title}>
      <p class="note">{t.intro}</p>
      {!model.closed && (
        <Form class="stack" onSubmit={() => void record()}>
          <LateFields
            input={input}
            players={players}
            onChange={(next) => {
              setInput(next);
              entering.forget();
            }}
          />
          <div class="cluster fields">
            <DateField
              label={t.arrived({ timeZone })}
              withTime
              value={arrived}
              onChange={(next) => {
                setArrived(next);
                entering.forget();
              }}
            />
          </div>
          {entering.late === null && <Problem>{entering.problem}</Problem>}
          <button type="submit" class="primary">
            {t.look}
          </button>
        </Form>
      )}
      {entering.late !== null && <Overturn entering={entering} model={model} />}
    </ConsolePage>
  );
};

const Overturn = ({
  entering,
  model: { players, timeZone },
}: PageProps<LateModel> & { readonly entering: Entering }): VNode => {
  const language = useLanguage();
  const name = (id: number): string => players.find((player) => player.id === id)?.name ?? `#${id}`;
  return (
    <Form class="stack" onSubmit={() => void entering.overturn()}>
      <OverturnFields entering={entering} timeZone={timeZone} name={name} />
      <Problem>{entering.problem}</Problem>
      <button type="submit" class="danger" disabled={entering.impact === null}>
        {lateTexts[language].overturn}
      </button>
    </Form>
  );
};
