import {
  hasPairingNumbers,
  playsBoards,
  playsTables,
  resultKindOf,
  type Settings,
} from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { BookingFields, ScoreFields, StartFields } from "./booking-fields.tsx";
import { EqualRatingsField } from "./equal-ratings.tsx";
import type { SettingsFields } from "./fields.ts";
import { KeptApartFields } from "./kept-apart.tsx";
import type { SettingsModel } from "./model.ts";
import { RankingSummary } from "./ranking-summary.tsx";
import { StageFields } from "./stage-fields.tsx";
import { TablesCourse, TablesPoints } from "./tables-rules.tsx";
import { settingsTexts } from "./texts.ts";

/** Everything that can be set; a change takes a reason and is an event like others. */
export const SettingsView = ({ model, page }: PageProps<SettingsModel>): VNode => {
  const t = settingsTexts[page.language];
  const { send, say } = useConsole();
  // What is typed here stays, whatever else changes meanwhile.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const settings: Settings = { ...model.settings, ...changed };
  const change = (part: Partial<Settings>): void => setChanged({ ...changed, ...part });
  const save = async (): Promise<void> => {
    setProblem(null);
    if (Object.keys(changed).length === 0) return setProblem(t.unchanged);
    const answer = await send(
      { type: "change-settings", settings: changed, reason },
      { progress: t.saving },
    );
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    setChanged({});
    say("done", t.saved);
  };
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  const form = { settings, model, page, onChange: change };
  return (
    <ConsolePage page={page} title={t.title}>
      <Form class="stack" onSubmit={save}>
        <fieldset class="stack bare" disabled={model.closed}>
          <StageFields {...form} />
          {playsTables(settings) && (
            <>
              <TablesPoints {...form} />
              <TablesCourse {...form} />
            </>
          )}
          {playsBoards(settings) && <BoardFields {...form} />}
          <CheckField
            label={t.secondEntry}
            value={settings.secondEntry}
            onChange={(secondEntry) => change({ secondEntry })}
          />
          <Problem>{problem}</Problem>
          <div class="cluster fields save-bar">
            <ReasonField language={page.language} value={reason} onChange={setReason} />
            <button type="submit" class="primary">
              {t.save} <kbd>Alt+S</kbd>
            </button>
          </div>
        </fieldset>
      </Form>
    </ConsolePage>
  );
};

/** What is set of games for two. */
const BoardFields = (form: SettingsFields): VNode => (
  <>
    {hasPairingNumbers(form.settings) && <EqualRatingsField {...form} />}
    <RankingSummary model={form.model} page={form.page} />
    <KeptApartFields {...form} />
    {form.model.isDutch && <AccelerationFields {...form} />}
    {resultKindOf(form.settings) === "win-draw-loss" && <AbnormalPointsFields {...form} />}
    <ScoreFields {...form} />
    <StartFields {...form} />
    <BookingFields {...form} />
  </>
);
