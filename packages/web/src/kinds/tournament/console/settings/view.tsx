import type { Language } from "@losfee/contract";
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
import { CheckField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { BookingFields, ScoreFields, StartFields } from "./booking-fields.tsx";
import { EqualRatingsField } from "./equal-ratings.tsx";
import type { SettingsFields } from "./fields.ts";
import { groupTexts } from "./group-texts.ts";
import { KeptApartFields } from "./kept-apart.tsx";
import type { SettingsModel } from "./model.ts";
import { RankingSummary } from "./ranking-summary.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { StageFields } from "./stage-fields.tsx";
import { TablesCourse, TablesPoints } from "./tables-rules.tsx";
import { settingsTexts } from "./texts.ts";
import { UnconfirmedFields } from "./unconfirmed.tsx";
import { useSettingsSave } from "./use-settings-save.tsx";

/** Everything that can be set; a change takes a reason and is an event like others. */
export const SettingsView = ({ model, page }: PageProps<SettingsModel>): VNode => {
  const t = settingsTexts[page.language];
  // What is typed here stays, whatever else changes meanwhile.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const settings: Settings = { ...model.settings, ...changed };
  const change = (part: Partial<Settings>): void => setChanged({ ...changed, ...part });
  const { save, saveBar } = useSettingsSave({
    language: page.language,
    texts: t,
    changes: () => changed,
    onSaved: () => setChanged({}),
  });
  const form = { settings, model, page, onChange: change };
  return (
    <ConsolePage page={page} title={t.title}>
      <Form class="stack settings-form" onSubmit={save}>
        <fieldset class="stack bare" disabled={model.closed}>
          <StageFields {...form} />
          {playsTables(settings) && (
            <>
              <TablesPoints {...form} />
              <TablesCourse {...form} />
            </>
          )}
          {playsBoards(settings) && <BoardFields {...form} />}
          <SettingsGroup
            id="more"
            title={groupTexts[page.language].more}
            summary={moreOf(settings, page.language)}
            of={(all) => [all.secondEntry, all.unconfirmed, all.chances]}
            fields={form}
          >
            <CheckField
              label={t.secondEntry}
              value={settings.secondEntry}
              onChange={(secondEntry) => change({ secondEntry })}
            />
            <UnconfirmedFields {...form} />
            <CheckField
              label={t.chances}
              value={settings.chances === "public"}
              onChange={(shown) => change({ chances: shown ? "public" : "private" })}
            />
          </SettingsGroup>
          {saveBar}
        </fieldset>
      </Form>
    </ConsolePage>
  );
};

/** What is switched on of the rest. */
const moreOf = ({ secondEntry, unconfirmed, chances }: Settings, language: Language): string => {
  const t = settingsTexts[language];
  const on = [
    ...(secondEntry ? [t.secondEntry] : []),
    ...((unconfirmed ?? "director") === "director" ? [] : [t.accepts]),
    ...(chances === "public" ? [t.chances] : []),
  ];
  return on.length === 0 ? groupTexts[language].allOff : on.join(", ");
};

/** What is set of games for two. */
const BoardFields = (form: SettingsFields): VNode => (
  <>
    {hasPairingNumbers(form.settings) && <EqualRatingsField {...form} />}
    <RankingSummary {...form} />
    <KeptApartFields {...form} />
    {form.model.isDutch && <AccelerationFields {...form} />}
    {resultKindOf(form.settings) === "win-draw-loss" && <AbnormalPointsFields {...form} />}
    <ScoreFields {...form} />
    <StartFields {...form} />
    <BookingFields {...form} />
  </>
);
