import type { Language } from "@losfee/contract";
import {
  hasPairingNumbers,
  playsBoards,
  playsTables,
  resultKindOf,
  type Settings,
} from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import { groupTexts, settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { FieldsOf, RefusedSettingContext } from "../../../../parts/console/fields-of.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { BookingFields, ScoreFields, StartFields } from "./booking-fields.tsx";
import { EqualRatingsField } from "./equal-ratings.tsx";
import type { SettingsFields } from "./fields.ts";
import { fieldsRefused } from "./fields-refused.ts";

import { KeptApartFields } from "./kept-apart.tsx";
import type { SettingsModel } from "./model.ts";
import { RankingSummary } from "./ranking-summary.tsx";
import { SelfCheckInField } from "./self-check-in.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { StageFields } from "./stage-fields.tsx";
import { TablesCourse, TablesPoints } from "./tables-rules.tsx";
import { TeamRankingFields } from "./team-ranking.tsx";
import { TeamFields } from "./team-rules.tsx";
import { UnconfirmedFields } from "./unconfirmed.tsx";

/** All settings; a change takes a reason, and is an event like others. */
export const SettingsView = ({ model, page }: PageProps<SettingsModel>): VNode => {
  const t = settingsTexts[page.language];
  // Typed text survives other changes.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const settings: Settings = { ...model.settings, ...changed };
  const { save, saveBar, refused, onChange } = useSettingsSave({
    language: page.language,
    texts: settingsFormTexts[page.language],
    changes: () => changed,
    fieldsOf: (refusal) => fieldsRefused(refusal, settings),
    onSaved: () => setChanged({}),
  });
  const change = (part: Partial<Settings>): void => {
    onChange();
    setChanged({ ...changed, ...part });
  };
  const form = { settings, model, page, onChange: change };
  return (
    <ConsolePage page={page} title={settingsFormTexts[page.language].title}>
      <RefusedSettingContext.Provider value={refused}>
        <Form class="stack settings-form" onSubmit={save}>
          {model.drafted > 0 && !model.closed && (
            <p class="message">{t.afterRound({ round: model.drafted, next: model.drafted + 1 })}</p>
          )}
          <fieldset class="stack" disabled={model.closed}>
            <StageFields {...form} />
            {playsTables(settings) && (
              <>
                <TablesPoints {...form} />
                <TablesCourse {...form} />
              </>
            )}
            {settings.teams !== undefined && <TeamFields {...form} teams={settings.teams} />}
            {playsBoards(settings) && <BoardFields {...form} />}
            {settings.teams === undefined && <TeamRankingFields {...form} />}
            <SettingsGroup
              id="more"
              title={groupTexts[page.language].more}
              summary={moreOf(settings, page.language)}
              of={(all) => [
                all.secondEntry,
                all.reported,
                all.unconfirmed,
                all.selfCheckIn,
                all.chances,
              ]}
              fields={form}
            >
              <CheckField
                label={t.secondEntry}
                value={settings.secondEntry}
                onChange={(secondEntry) => change({ secondEntry })}
              />
              <FieldsOf name="reported">
                <FieldsOf name="unconfirmed">
                  <UnconfirmedFields {...form} />
                </FieldsOf>
              </FieldsOf>
              <FieldsOf name="selfCheckIn">
                <SelfCheckInField {...form} />
              </FieldsOf>
              {settings.teams === undefined && (
                <CheckField
                  label={t.chances}
                  value={settings.chances === "public"}
                  onChange={(shown) => change({ chances: shown ? "public" : "private" })}
                />
              )}
            </SettingsGroup>
            {saveBar}
          </fieldset>
        </Form>
      </RefusedSettingContext.Provider>
    </ConsolePage>
  );
};

/** Lists the active settings among the others, in words. */
const moreOf = (
  { secondEntry, reported, unconfirmed, selfCheckIn = "off", chances }: Settings,
  language: Language,
): string => {
  const t = settingsTexts[language];
  const on = [
    ...(secondEntry ? [t.secondEntry] : []),
    ...(reported === "when-confirmed" ? [t.whenConfirmed] : []),
    ...((unconfirmed ?? "director") === "director" ? [] : [t.accepts]),
    ...(selfCheckIn === "off" ? [] : [t.selfCheckIn]),
    ...(chances === "public" ? [t.chances] : []),
  ];
  return on.length === 0 ? groupTexts[language].allOff : on.join(", ");
};

/** Settings of games for two. */
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
