import type { SeatedStage, Settings } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { tablesSettingLabel } from "../../../../messages/tables-settings-labels.ts";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { ChoiceField, WholeField } from "./fields.tsx";
import type { TablesSettingsModel } from "./model.ts";
import { StageFields } from "./stage-fields.tsx";
import { tablesSettingsTexts } from "./texts.ts";
import { readScales, writeScales } from "./written.ts";

interface SettingsProps {
  readonly model: TablesSettingsModel;
  readonly page: PageFrame;
}

interface FieldsProps extends SettingsProps {
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

const LIMITS = ["minimum", "maximum", "usualMinimum", "usualMaximum"] as const;

/** Everything that can be set; a change takes a reason and is an event like others. */
export const TablesSettingsView = ({ model, page }: SettingsProps): VNode => {
  const t = tablesSettingsTexts[page.language];
  const { send, say } = useConsole();
  // What is typed here stays, whatever else changes meanwhile.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const fields = {
    settings: { ...model.settings, ...changed },
    onChange: (part: Partial<Settings>) => setChanged({ ...changed, ...part }),
    model,
    page,
  };
  const save = async (): Promise<void> => {
    setProblem(null);
    if (Object.keys(changed).length === 0) return setProblem(t.unchanged);
    const command = { type: "change-settings", settings: changed, reason } as const;
    const answer = await send(command, { progress: t.saving, silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    setChanged({});
    say("done", t.saved);
  };
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  return (
    <ConsolePage page={page} place="settings" title={t.title}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset class="stack bare" disabled={model.closed}>
          <Stages {...fields} />
          <Points {...fields} />
          <Course {...fields} />
          {problem !== null && (
            <p class="message bad" role="alert">
              {problem}
            </p>
          )}
          <div class="cluster fields save-bar">
            <ReasonField language={page.language} value={reason} onChange={setReason} />
            <button type="submit" class="primary">
              {t.save} <kbd>Alt+S</kbd>
            </button>
          </div>
        </fieldset>
      </form>
    </ConsolePage>
  );
};

const Stages = ({ settings, model, page, onChange }: FieldsProps): VNode => {
  const t = tablesSettingsTexts[page.language];
  const { stages } = settings;
  const last = stages.at(-1);
  const put = (index: number, part: Partial<SeatedStage>): void =>
    onChange({ stages: stages.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const removable = stages.length > 1 && !model.drafted.includes(stages.length);
  return (
    <section class="card stack" aria-labelledby="stages">
      <h2 id="stages">{tablesSettingLabel("stages", page.language)}</h2>
      {stages.map((stage, index) => (
        <StageFields
          key={index}
          stage={stage}
          number={index + 1}
          drafted={model.drafted.includes(index + 1)}
          page={page}
          onChange={(part) => put(index, part)}
        />
      ))}
      <div class="cluster">
        {last !== undefined && (
          <button
            type="button"
            onClick={() => onChange({ stages: [...stages, { ...last, name: "" }] })}
          >
            {t.addStage}
          </button>
        )}
        {removable && (
          <button type="button" onClick={() => onChange({ stages: stages.slice(0, -1) })}>
            {t.removeStage}
          </button>
        )}
      </div>
    </section>
  );
};

const Points = ({ settings, page, onChange }: FieldsProps): VNode => {
  const t = tablesSettingsTexts[page.language];
  const label = (key: string): string => tablesSettingLabel(key, page.language);
  return (
    <section class="card stack" aria-labelledby="points">
      <h2 id="points">{t.points}</h2>
      <div class="cluster fields">
        <ChoiceField
          label={label("results")}
          value={settings.results}
          choices={t.choices.results}
          onChange={(results) => onChange({ results })}
        />
        <ChoiceField
          label={label("best")}
          value={settings.best}
          choices={t.choices.best}
          onChange={(best) => onChange({ best })}
        />
        <ChoiceField
          label={label("tieRounding")}
          value={settings.tieRounding}
          choices={t.choices.tieRounding}
          onChange={(tieRounding) => onChange({ tieRounding })}
        />
      </div>
      <label class="field">
        <span>
          {label("scales")} ({t.scalesHint})
        </span>
        <textarea
          rows={Math.max(3, settings.scales.length)}
          defaultValue={writeScales(settings.scales, page.language === "de")}
          onInput={(event) => {
            const field = event.currentTarget;
            const scales = readScales(field.value);
            field.setCustomValidity(scales === null ? t.notUnderstood(label("scales")) : "");
            if (scales !== null) onChange({ scales });
          }}
        />
      </label>
      <div class="cluster fields">
        {LIMITS.map((key) => (
          <WholeField
            key={key}
            label={t[key]}
            value={settings.scores[key]}
            onChange={(value) => onChange({ scores: { ...settings.scores, [key]: value } })}
          />
        ))}
      </div>
      {(["sharedWins", "sharedLosses"] as const).map((key) => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
          />{" "}
          {label(key)}
        </label>
      ))}
    </section>
  );
};

const Course = ({ settings, page, onChange }: FieldsProps): VNode => {
  const t = tablesSettingsTexts[page.language];
  const label = (key: string): string => tablesSettingLabel(key, page.language);
  const { noShow } = settings;
  return (
    <section class="card stack" aria-labelledby="course">
      <h2 id="course">{t.course}</h2>
      <div class="cluster fields">
        <ChoiceField
          label={label("seedFrom")}
          value={settings.seedFrom}
          choices={t.choices.seedFrom}
          onChange={(seedFrom) => onChange({ seedFrom })}
        />
        <ChoiceField
          label={label("fewerEntries")}
          value={settings.fewerEntries}
          choices={t.choices.fewerEntries}
          onChange={(fewerEntries) => onChange({ fewerEntries })}
        />
        <ChoiceField
          label={t.noShowFirst}
          value={noShow.firstStage}
          choices={t.choices.firstStage}
          onChange={(firstStage) => onChange({ noShow: { ...noShow, firstStage } })}
        />
        <ChoiceField
          label={t.noShowLater}
          value={noShow.laterStage}
          choices={t.choices.laterStage}
          onChange={(laterStage) => onChange({ noShow: { ...noShow, laterStage } })}
        />
      </div>
    </section>
  );
};
