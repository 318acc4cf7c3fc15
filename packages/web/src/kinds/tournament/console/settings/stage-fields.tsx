import { settingWords } from "@losfee/contract";
import { isSeated, type PairedStage, type SeatedStage, type Stage } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { labelsById } from "../../../../parts/choices.ts";
import { FieldsOf, ofStage } from "../../../../parts/console/fields-of.tsx";
import { OptionInputs } from "../../../../parts/console/option-inputs.tsx";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { SeatedStageFields } from "./seated-stage.tsx";

/** The stages: system, number of rounds, players, and options. */
export const StageFields = (form: SettingsFields): VNode => {
  const { settings, model, onChange } = form;
  const t = useTexts(settingsTexts);
  const { stages } = settings;
  const put = (index: number, stage: Stage): void =>
    onChange({ stages: stages.with(index, stage) });
  const remove = (index: number): void => onChange({ stages: stages.toSpliced(index, 1) });
  const add = (stage: Stage): void => onChange({ stages: [...stages, stage] });
  return (
    <>
      {stages.map((stage, index) =>
        isSeated(stage) ? (
          <SeatedStageFields
            key={index}
            stage={stage}
            number={index + 1}
            drafted={(model.begun[index] ?? 0) > 0}
            onChange={(part) => put(index, { ...stage, ...part })}
            onRemove={(model.begun[index] ?? 0) > 0 ? null : () => remove(index)}
          />
        ) : (
          <OneStage
            key={index}
            stage={stage}
            index={index}
            fields={{ settings, model, onChange }}
            onStage={(part, byHand) =>
              put(index, { ...(byHand ? withOwnRounds(stage) : stage), ...part })
            }
            onRemove={() => remove(index)}
          />
        ),
      )}
      <div class="cluster">
        <button type="button" onClick={() => add(freshStage(stages))}>
          {t.addStage}
        </button>
        <button type="button" onClick={() => add(freshTables(stages))}>
          {t.addTables}
        </button>
      </div>
    </>
  );
};

/** A further stage like the last of its kind, with its players still to choose. */
const freshStage = (stages: readonly Stage[]): PairedStage => ({
  system: stages.findLast((stage) => !isSeated(stage))?.system ?? "new-swiss",
  rounds: 1,
  options: {},
  participants: "everybody",
});

const freshTables = (stages: readonly Stage[]): SeatedStage =>
  stages.findLast(isSeated) ?? {
    system: "tables",
    seats: [4, 3],
    rounds: 1,
    options: { tables: "fixed", seating: "rank", seatOrder: "drawn" },
    participants: "everybody",
    ranking: ["RP", "WIN", "GP", "LOT"],
    factors: [],
    cut: { by: "overall" },
  };

const withOwnRounds = ({ roundsFollow: _, ...stage }: PairedStage): PairedStage => stage;

interface OneStageProps {
  readonly stage: PairedStage;
  readonly index: number;
  readonly fields: SettingsFields;
  /** `byHand`: the number of rounds no longer follows from other settings. */
  readonly onStage: (part: Partial<PairedStage>, byHand?: boolean) => void;
  readonly onRemove: () => void;
}

const OneStage = ({ stage, index, fields, onStage, onRemove }: OneStageProps): VNode => {
  const t = useTexts(settingsTexts);
  const words = settingWords(useLanguage());
  const { model } = fields;
  const system = model.systems.find(({ id }) => id === stage.system);
  const begun = model.begun[index] ?? 0;
  return (
    <fieldset class="stage-settings">
      <legend>{t.stage({ number: index + 1 })}</legend>
      <div class="cluster fields">
        <FieldsOf name={ofStage("system", index + 1)}>
          <ChoiceField
            label={words.label("stages.system")}
            value={stage.system}
            choices={labelsById(model.systems)}
            onChange={(id) => {
              const isTable = model.systems.find((each) => each.id === id)?.isTable === true;
              const follows = isTable ? { roundsFollow: true as const } : {};
              onStage({ system: id, options: {}, ...follows }, true);
            }}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("rounds", index + 1)}>
          <NumberField
            label={words.label("stages.rounds")}
            min={Math.max(begun, 1)}
            max={200}
            value={stage.rounds}
            disabled={stage.roundsFollow === true}
            narrow
            onChange={(rounds) => onStage({ rounds })}
          />
        </FieldsOf>
        {system?.isTable && (
          <CheckField
            label={words.label("stages.roundsFollow")}
            value={stage.roundsFollow === true}
            onChange={(follow) => (follow ? onStage({ roundsFollow: true }) : onStage({}, true))}
          />
        )}
        <FieldsOf name={ofStage("participants", index + 1)}>
          <StageParticipants stage={stage} onStage={onStage} />
        </FieldsOf>
        <FieldsOf name={ofStage("options", index + 1)}>
          <OptionInputs
            inputs={system?.options ?? []}
            values={stage.options}
            onChange={(options) => onStage({ options })}
          />
        </FieldsOf>
        {begun === 0 && (
          <button type="button" onClick={onRemove}>
            {t.removeStage}
          </button>
        )}
      </div>
      <p class="note">
        {begun > 0 && <b>{t.begun({ rounds: begun })}</b>} {system?.note}
      </p>
    </fieldset>
  );
};

const StageParticipants = ({ stage, onStage }: Pick<OneStageProps, "stage" | "onStage">): VNode => {
  const t = useTexts(settingsTexts);
  const { participants } = stage;
  return (
    <>
      <ChoiceField
        label={t.participants}
        value={participants === "everybody" ? "everybody" : "top"}
        choices={{ everybody: t.everybody, top: t.top }}
        onChange={(who) =>
          onStage({ participants: who === "everybody" ? "everybody" : { top: 2 } })
        }
      />
      {participants !== "everybody" && (
        <NumberField
          label={t.top}
          min={2}
          value={participants.top}
          narrow
          onChange={(top) => onStage({ participants: { top } })}
        />
      )}
    </>
  );
};
