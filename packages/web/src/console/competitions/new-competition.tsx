import type { Settings } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageFrame } from "../../page.ts";
import type { CompetitionsModel, PresetInput } from "./model.ts";
import { competitionsTexts } from "./texts.ts";

/** What `POST /api/v1/competitions` takes. */
export interface NewCompetitionRequest {
  readonly name: string;
  readonly format: string;
  readonly settings: Partial<Settings>;
}

interface NewCompetitionProps {
  readonly model: CompetitionsModel;
  readonly page: PageFrame;
  readonly onCreate: (request: NewCompetitionRequest) => void;
}

/** A new competition from a preset, with the few settings that matter on the first day. */
export const NewCompetition = ({ model, page, onCreate }: NewCompetitionProps): VNode => {
  const t = competitionsTexts[page.language];
  const [name, setName] = useState("");
  const [format, setFormat] = useState(model.presets[0]?.id ?? "");
  const preset = model.presets.find(({ id }) => id === format);
  const [rounds, setRounds] = useState<readonly number[]>(roundsOf(preset));
  const [assigned, setAssigned] = useState(preset?.settings.starts.assigned ?? true);
  const [secondEntry, setSecondEntry] = useState(preset?.settings.secondEntry ?? false);
  const choose = (id: string): void => {
    setFormat(id);
    setRounds(roundsOf(model.presets.find((candidate) => candidate.id === id)));
  };
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (preset === undefined) return;
        onCreate({
          name: name.trim(),
          format,
          settings: settingsFrom(preset.settings, rounds, assigned, secondEntry),
        });
      }}
    >
      <h2>{t.fresh}</h2>
      <label class="field">
        <span>{t.name}</span>
        <input
          id="new-name"
          value={name}
          required
          maxLength={200}
          placeholder={t.nameHint}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t.format}</span>
        <select value={format} onChange={(event) => choose(event.currentTarget.value)}>
          {model.presets.map(({ id, label }) => (
            <option key={id} value={id} selected={id === format}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {preset && <p class="note">{preset.note}</p>}
      <div class="cluster fields">
        {preset?.stages.map((stage, index) => (
          <label key={`${format}-${index}-${stage}`} class="field narrow">
            <span>{t.rounds(stage)}</span>
            <input
              type="number"
              min={1}
              max={200}
              required
              value={rounds[index]}
              onInput={(event) => setRounds(rounds.with(index, event.currentTarget.valueAsNumber))}
            />
          </label>
        ))}
      </div>
      <label class="field">
        <span>{t.starts}</span>
        <select
          value={String(assigned)}
          onChange={(event) => setAssigned(event.currentTarget.value === "true")}
        >
          <option value="true">{t.assigned}</option>
          <option value="false">{t.drawn}</option>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={secondEntry}
          onChange={(event) => setSecondEntry(event.currentTarget.checked)}
        />{" "}
        {t.secondEntry}
      </label>
      <div class="cluster">
        <button type="submit" class="primary">
          {t.create}
        </button>
        <span class="note">{t.later}</span>
      </div>
    </form>
  );
};

const roundsOf = (preset: PresetInput | undefined): readonly number[] =>
  preset?.settings.stages.map((stage) => stage.rounds) ?? [];

/** Only what differs from the preset: the rest stays its own. */
const settingsFrom = (
  own: Settings,
  rounds: readonly number[],
  assigned: boolean,
  secondEntry: boolean,
): Partial<Settings> => {
  const changed = own.stages.some((stage, index) => stage.rounds !== rounds[index]);
  const stages = own.stages.map((stage, index) => ({
    ...stage,
    rounds: rounds[index] ?? stage.rounds,
  }));
  return {
    ...(changed ? { stages } : {}),
    ...(assigned === own.starts.assigned ? {} : { starts: { ...own.starts, assigned } }),
    ...(secondEntry === own.secondEntry ? {} : { secondEntry }),
  };
};
