import { isRefusal, type Language, type Problem, settingWords, stageLabel } from "@losfee/contract";
import {
  type EntryId,
  gameTermsOf,
  isSeated,
  mattersTo,
  type PlacedField,
  SETTING_FIELDS,
  SETTING_TOPICS,
  type Settings,
  type SettingTopic,
  type TeamRules,
} from "@losfee/core";
import { foldedTexts, settingsFormTexts } from "@losfee/messages/parts-console";
import {
  groupTexts,
  settingsTexts,
  teamRankingTexts,
} from "@losfee/messages/tournament-console-settings";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ofStage, RefusedSettingContext } from "../../../../parts/console/fields-of.tsx";
import { SettingTopicFields } from "../../../../parts/console/setting-fields.tsx";
import { useSettingsSave } from "../../../../parts/console/use-settings-save.tsx";
import { Form } from "../../../../parts/form.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { AbnormalPointsFields } from "./abnormal-points.tsx";
import { AccelerationFields } from "./accelerations.tsx";
import { FideModeField } from "./fide-mode.tsx";
import type { SettingsFields } from "./fields.ts";
import { ForbiddenList, KeptApartFields } from "./kept-apart.tsx";
import type { SettingsModel } from "./model.ts";
import {
  CheckInLink,
  ColoursField,
  MarginsField,
  ResultKindField,
  ScalesField,
  UnconfirmedField,
} from "./own-inputs.tsx";
import { RankingSummary } from "./ranking-summary.tsx";
import { StageFields } from "./stage-fields.tsx";
import { StartsFields, startsSummary } from "./starts-fields.tsx";

/** All settings; a change takes a reason, and is an event like others. */
export const SettingsView = ({ model }: PageProps<SettingsModel>): VNode => {
  const language = useLanguage();
  // Typed text survives other changes.
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const settings: Settings = { ...model.settings, ...changed };
  const { save, saveBar, refused, onChange } = useSettingsSave({
    texts: settingsFormTexts[language],
    changes: () => changed,
    fieldsOf: (refusal) => fieldsRefused(refusal, settings),
    onSaved: () => setChanged({}),
  });
  const change = (part: Partial<Settings>): void => {
    onChange();
    setChanged({ ...changed, ...withPenalty(part) });
  };
  const fields = { settings, model, onChange: change };
  const form = {
    fields: SETTING_FIELDS,
    words: settingWords(language, gameTermsOf(settings)),
    settings,
    saved: model.settings,
    language,
    isShown: (setting: PlacedField) => isShown(setting, settings),
    own: ownInputs(fields),
    after: { selfCheckIn: () => <CheckInLink {...fields} /> },
    onChange: change,
  };
  const summaries = summariesOf(fields, language);
  return (
    <ConsolePage title={settingsFormTexts[language].title}>
      <RefusedSettingContext.Provider value={refused}>
        <Form class="stack settings-form" onSubmit={save}>
          {model.drafted > 0 && !model.closed && (
            <p class="message">
              {settingsTexts[language].afterRound({
                round: model.drafted,
                next: model.drafted + 1,
              })}
            </p>
          )}
          <fieldset class="stack" disabled={model.closed}>
            {SETTING_TOPICS.map((topic) => (
              <SettingTopicFields
                key={topic}
                topic={topic}
                form={form}
                summary={summaries[topic]}
              />
            ))}
            {saveBar}
          </fieldset>
        </Form>
      </RefusedSettingContext.Provider>
    </ConsolePage>
  );
};

/** Settings on the page of the ranking: of team events only those that it lacks. */
const isOnRankingPage = (path: string, { teams }: Settings): boolean =>
  path === "tieBreakRules" ||
  ["points.forfeitLoss", "points.zeroPointBye", "points.pairingBye"].includes(path) ||
  (teams === undefined && (path === "points" || path.startsWith("points.")));

/** Penalties are shown once a sanction needs them. */
const isNeeded = (path: string, { teams }: Settings): boolean =>
  !path.startsWith("teams.lineUps.penalty") || teams?.lineUps.penalty !== undefined;

const isShown = (setting: PlacedField, settings: Settings): boolean =>
  mattersTo(setting, settings) &&
  isNeeded(setting.path, settings) &&
  !isOnRankingPage(setting.path, settings);

/** A sanction in points needs points. */
const withPenalty = (part: Partial<Settings>): Partial<Settings> => {
  const { teams } = part;
  const costs = Object.values(teams?.lineUps.sanctions ?? {});
  if (teams === undefined || teams.lineUps.penalty !== undefined || !costs.includes("penalty")) {
    return part;
  }
  const lineUps: TeamRules["lineUps"] = {
    ...teams.lineUps,
    penalty: { of: "match-points", points: 1 },
  };
  return { ...part, teams: { ...teams, lineUps } };
};

/** Inputs of settings with a notation of their own. */
const ownInputs = (fields: SettingsFields): Readonly<Record<string, () => ComponentChildren>> => {
  const { teams } = fields.settings;
  return {
    fideMode: () => <FideModeField {...fields} />,
    stages: () => <StageFields {...fields} />,
    ranking: () => <RankingSummary {...fields} />,
    results: () => <ResultKindField {...fields} />,
    "teams.colours": () => teams && <ColoursField {...fields} teams={teams} />,
    "teams.margins": () => teams && <MarginsField {...fields} teams={teams} />,
    "tables.scales": () => <ScalesField {...fields} />,
    starts: () => <StartsFields {...fields} />,
    unconfirmed: () => <UnconfirmedField {...fields} />,
    keptApart: () => <KeptApartFields {...fields} />,
    forbidden: () => <ForbiddenList {...fields} />,
    accelerations: () => <AccelerationFields {...fields} />,
    abnormalPoints: () => <AbnormalPointsFields {...fields} />,
  };
};

/** Lines that sum up topics of which the declarations say too little. */
const summariesOf = (
  fields: SettingsFields,
  language: Language,
): Partial<Readonly<Record<SettingTopic, string>>> => {
  const { settings, model } = fields;
  const { stages, keptApart = [], forbidden = [], teamRanking = null } = settings;
  const t = settingsTexts[language];
  const said = groupTexts[language];
  const hasTitles = gameTermsOf(settings).details.includes("title");
  const counted = (rules: readonly unknown[] = []): string =>
    rules.length === 0 ? said.none : said.rules({ count: rules.length });
  const apart = [
    ...keptApart.map(({ by }) => t.shared[by]),
    ...(forbidden.length === 0 ? [] : [said.forbidden({ pairs: forbidden.length })]),
  ];
  return {
    stages: stages
      .map(({ rounds }, index) => `${stageLabel(index + 1, settings, language)} (${rounds})`)
      .join(", "),
    numbers: t.numbersBy[settings.equalRatings ?? "lots"]({ hasTitles }),
    ranking: model.ranking.map(({ label }) => label).join(", "),
    "kept-apart": apart.length === 0 ? said.nobody : apart.join(", "),
    accelerations: counted(settings.accelerations),
    "abnormal-points": counted(settings.abnormalPoints),
    starts: startsSummary(fields, language) || foldedTexts[language].allOff,
    "team-ranking":
      teamRanking === null
        ? said.none
        : teamRankingTexts[language].summary({
            best: teamRanking.best,
            criteria: teamRanking.criteria.join(", "),
          }),
  };
};

/** Names the fields that a refusal of settings concerns; null if there are none. */
const fieldsRefused = (problem: Problem, settings: Settings): string | null => {
  const { stages } = settings;
  if (isRefusal(problem, "setting-out-of-range")) {
    const { setting, stage } = problem;
    if (setting === "acceleration" && stage !== undefined) return ofStage("options", stage);
    return stage === undefined ? setting : ofStage(setting, stage);
  }
  if (isRefusal(problem, "teams-settled")) return problem.setting;
  if (isRefusal(problem, "starts-by-system")) return "starts";
  if (isRefusal(problem, "stage-already-drafted")) {
    return stages.length < problem.stage || problem.setting === "tables.results"
      ? problem.setting
      : ofStage(problem.setting, problem.stage);
  }
  if (isRefusal(problem, "stage-already-played")) {
    return problem.stage < stages.length ? ofStage("rounds", problem.stage + 1) : "stages";
  }
  if (isRefusal(problem, "cannot-be-seated")) {
    return problem.stage === undefined ? null : ofStage("seats", problem.stage);
  }
  if (isRefusal(problem, "scale-missing")) return "tables.scales";
  if (isRefusal(problem, "unknown-option") || isRefusal(problem, "option-out-of-range")) {
    const index = stages.findIndex(({ options }) => Object.hasOwn(options, problem.option));
    return index < 0 ? null : ofStage("options", index + 1);
  }
  if (isRefusal(problem, "unknown-criterion")) return chainWith(problem.text, settings);
  if (isRefusal(problem, "criterion-twice")) return chainWith(problem.criterion, settings);
  if (isRefusal(problem, "unknown-entry")) return rulesAbout(problem.entry, settings);
  return problem.code === "malformed-request" ? malformedIn(String(problem["field"] ?? "")) : null;
};

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
  const [, setting] = /settings\.(.+)$/.exec(path) ?? [];
  const [, stage, ofIt] = /^stages\.(\d+)\.(\w+)/.exec(setting ?? "") ?? [];
  if (ofIt !== undefined) return ofStage(ofIt, Number(stage) + 1);
  return setting ?? null;
};
