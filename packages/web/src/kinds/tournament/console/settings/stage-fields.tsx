import type { Stage } from "@losfee/core";
import type { VNode } from "preact";
import { OptionInputs } from "../../../../parts/console/option-inputs.tsx";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

/** The stages: which system, how many rounds, for whom, with which options. */
export const StageFields = ({ settings, model, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  const { stages } = settings;
  const put = (index: number, part: Partial<Stage>, byHand = false): void =>
    onChange({
      stages: stages.map((stage, at) =>
        at === index ? { ...(byHand ? withOwnRounds(stage) : stage), ...part } : stage,
      ),
    });
  const fresh: Stage = {
    system: stages.at(-1)?.system ?? "new-swiss",
    rounds: 1,
    options: {},
    participants: "everybody",
  };
  return (
    <section class="card stack" aria-labelledby="stages">
      <h2 id="stages">{t.stages}</h2>
      {stages.map((stage, index) => (
        <OneStage
          key={index}
          stage={stage}
          index={index}
          fields={{ settings, model, page, onChange }}
          onStage={(part, byHand) => put(index, part, byHand)}
          onRemove={() => onChange({ stages: stages.filter((_, at) => at !== index) })}
        />
      ))}
      <div>
        <button type="button" onClick={() => onChange({ stages: [...stages, fresh] })}>
          {t.addStage}
        </button>
      </div>
    </section>
  );
};

const withOwnRounds = ({ roundsFollow: _, ...stage }: Stage): Stage => stage;

interface OneStageProps {
  readonly stage: Stage;
  readonly index: number;
  readonly fields: SettingsFields;
  /** `byHand`: the number of rounds follows from nothing any more. */
  readonly onStage: (part: Partial<Stage>, byHand?: boolean) => void;
  readonly onRemove: () => void;
}

const OneStage = ({ stage, index, fields, onStage, onRemove }: OneStageProps): VNode => {
  const t = settingsTexts[fields.page.language];
  const { model } = fields;
  const system = model.systems.find(({ id }) => id === stage.system);
  const begun = model.begun[index] ?? 0;
  return (
    <fieldset class="stage">
      <legend>{t.stage(index + 1)}</legend>
      <div class="cluster fields">
        <label class="field">
          <span>{t.system}</span>
          <select
            value={stage.system}
            onChange={(event) => {
              const id = event.currentTarget.value;
              const isTable = model.systems.find((each) => each.id === id)?.isTable === true;
              const follows = isTable ? { roundsFollow: true as const } : {};
              onStage({ system: id, options: {}, ...follows }, true);
            }}
          >
            {model.systems.map(({ id, label }) => (
              <option key={id} value={id} selected={id === stage.system}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="field narrow">
          <span>{t.rounds}</span>
          <input
            type="number"
            min={Math.max(begun, 1)}
            max={200}
            value={stage.rounds}
            disabled={stage.roundsFollow === true}
            onInput={(event) => onStage({ rounds: event.currentTarget.valueAsNumber })}
          />
        </label>
        {system?.isTable && (
          <label class="check">
            <input
              type="checkbox"
              checked={stage.roundsFollow === true}
              onChange={(event) =>
                event.currentTarget.checked ? onStage({ roundsFollow: true }) : onStage({}, true)
              }
            />{" "}
            {t.roundsFollow}
          </label>
        )}
        <StageParticipants stage={stage} fields={fields} onStage={onStage} />
        <OptionInputs
          inputs={system?.options ?? []}
          values={stage.options}
          onChange={(options) => onStage({ options })}
        />
        {begun === 0 && (
          <button type="button" onClick={onRemove}>
            {t.removeStage}
          </button>
        )}
      </div>
      <p class="note">
        {begun > 0 && <b>{t.begun(begun)}</b>} {system?.note}
      </p>
    </fieldset>
  );
};

const StageParticipants = ({
  stage,
  fields,
  onStage,
}: Pick<OneStageProps, "stage" | "fields" | "onStage">): VNode => {
  const t = settingsTexts[fields.page.language];
  const { participants } = stage;
  return (
    <>
      <label class="field">
        <span>{t.participants}</span>
        <select
          value={participants === "everybody" ? "everybody" : "top"}
          onChange={(event) =>
            onStage({
              participants: event.currentTarget.value === "top" ? { top: 2 } : "everybody",
            })
          }
        >
          <option value="everybody" selected={participants === "everybody"}>
            {t.everybody}
          </option>
          <option value="top" selected={participants !== "everybody"}>
            {t.top}
          </option>
        </select>
      </label>
      {participants !== "everybody" && (
        <label class="field narrow">
          <span>{t.top}</span>
          <input
            type="number"
            min={2}
            value={participants.top}
            onInput={(event) =>
              onStage({ participants: { top: event.currentTarget.valueAsNumber } })
            }
          />
        </label>
      )}
    </>
  );
};
