import { isRefusal, type Language, type Problem } from "@losfee/contract";
import {
  type EntryId,
  hasPairingNumbers,
  isSeated,
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
import { FieldsOf, ofStage, RefusedSettingContext } from "../../../../parts/console/fields-of.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { BookingFields, ScoreFields, StartFields } from "./booking-fields.tsx";
import { EqualRatingsField } from "./equal-ratings.tsx";
import type { SettingsFields } from "./fields.ts";
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
export const SettingsView = ({ model }: PageProps<SettingsModel>): VNode => {
  const page = usePage();
  const t = settingsTexts[page.language];
  // Typed text survives other changes.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const settings: Settings = { ...model.settings, ...changed };
  const { save, saveBar, refused, onChange } = useSettingsSave({
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
    <ConsolePage title={settingsFormTexts[page.language].title}>
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

/** Names the fields that a refusal of settings concerns; null if there are none. */
const fieldsRefused = (problem: Problem, settings: Settings): string | null => {
  const { stages } = settings;
  if (isRefusal(problem, "setting-out-of-range")) {
    const { setting, stage } = problem;
    if (setting === "acceleration" && stage !== undefined) return ofStage("options", stage);
    const own = OF_LEAGUES.find((field) => setting === field || setting.startsWith(`${field}.`));
    const [name = setting] = own === undefined ? setting.split(".") : [own];
    return stage === undefined ? name : ofStage(name, stage);
  }
  if (isRefusal(problem, "teams-settled")) return "teams";
  if (isRefusal(problem, "starts-by-system")) return "starts";
  if (isRefusal(problem, "stage-already-drafted")) {
    return stages.length < problem.stage || problem.setting === "results"
      ? problem.setting
      : ofStage(problem.setting, problem.stage);
  }
  if (isRefusal(problem, "stage-already-played")) {
    return problem.stage < stages.length ? ofStage("rounds", problem.stage + 1) : "stages";
  }
  if (isRefusal(problem, "cannot-be-seated")) {
    return problem.stage === undefined ? null : ofStage("seats", problem.stage);
  }
  if (isRefusal(problem, "scale-missing")) return "scales";
  if (isRefusal(problem, "unknown-option") || isRefusal(problem, "option-out-of-range")) {
    const index = stages.findIndex(({ options }) => Object.hasOwn(options, problem.option));
    return index < 0 ? null : ofStage("options", index + 1);
  }
  if (isRefusal(problem, "unknown-criterion")) return chainWith(problem.text, settings);
  if (isRefusal(problem, "criterion-twice")) return chainWith(problem.criterion, settings);
  if (isRefusal(problem, "unknown-entry")) return rulesAbout(problem.entry, settings);
  return problem.code === "malformed-request" ? malformedIn(String(problem["field"] ?? "")) : null;
};

/** Team settings with fields of their own. */
const OF_LEAGUES = ["teams.season", "teams.lines", "teams.lineUps.penalty"];

/** The stage at tables with the criterion in its chain; boards have a separate page for theirs. */
const chainWith = (code: string, { stages }: Settings): string | null => {
  const index = stages.findIndex(
    (stage) => isSeated(stage) && stage.ranking.some((one) => one === code),
  );
  return index < 0 ? null : ofStage("ranking", index + 1);
};

const RULES = ["forbidden", "accelerations", "abnormalPoints"] as const;

const rulesAbout = (entry: EntryId, settings: Settings): string | null =>
  RULES.find((key) => (settings[key] ?? []).some(({ entries }) => entries.includes(entry))) ?? null;

/** `command.settings.stages.1.rounds`, `command.settings.scores.minimum`. */
const malformedIn = (path: string): string | null => {
  const [, setting, stage, ofIt] = /settings\.(\w+)(?:\.(\d+)\.(\w+))?/.exec(path) ?? [];
  if (setting === undefined) return null;
  if (setting === "stages" && stage !== undefined && ofIt !== undefined) {
    return ofStage(ofIt, Number(stage) + 1);
  }
  const rule = setting === "tables" ? /settings\.tables\.(\w+)/.exec(path)?.[1] : undefined;
  return rule ?? setting;
};
