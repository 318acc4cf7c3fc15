import type { EventDetails, Settings } from "@losfee/core";
import { competitionsTexts } from "@losfee/messages/home-competitions";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choicesOf, labelsById } from "../../parts/choices.ts";
import { CheckField, ChoiceField, NumberField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { browserZone } from "../../shell/client/browser-zone.ts";
import { useTexts } from "../../shell/page-context.ts";
import type { CompetitionsModel, PresetInput, TournamentInput } from "./page.ts";
import { zoneOfLadder, zoneOfTournament, zonesFor } from "./zone.ts";

/** Body of `POST /api/v1/competitions`. */
export interface NewCompetitionRequest {
  readonly name: string;
  readonly format: string;
  /** Differences from the preset. */
  readonly settings?: Partial<Settings> | { readonly timeZone: string };
  readonly details?: Pick<EventDetails, "timeZone">;
}

interface NewCompetitionProps {
  readonly model: CompetitionsModel;
  readonly onCreate: (request: NewCompetitionRequest) => void;
}

/** Creates a competition from a preset, with the few settings that matter on the first day. */
export const NewCompetition = ({ model, onCreate }: NewCompetitionProps): VNode => {
  const t = useTexts(competitionsTexts);
  const [name, setName] = useState("");
  const [format, setFormat] = useState(model.presets[0]?.id ?? "");
  const preset = model.presets.find(({ id }) => id === format);
  const [answers, setAnswers] = useState(answersOf(preset));
  const [zone, setZone] = useState("");
  // The server does not know the visitor's time zone.
  useEffect(() => setZone(browserZone()), []);
  const zones = zonesFor(preset?.tournament === null, zone);
  const choose = (id: string): void => {
    setFormat(id);
    const { rounds } = answersOf(model.presets.find((candidate) => candidate.id === id));
    setAnswers({ ...answers, rounds });
  };
  return (
    <Form
      class="section stack"
      onSubmit={() => {
        if (preset === undefined) return;
        onCreate({ name: name.trim(), format, ...asked(preset, answers, zone) });
      }}
    >
      <h2>{t.fresh}</h2>
      <TextField
        id="new-name"
        label={t.name}
        value={name}
        required
        maxLength={200}
        placeholder={t.nameHint}
        onChange={setName}
      />
      <ChoiceField
        label={t.format}
        value={format}
        choices={labelsById(model.presets)}
        onChange={choose}
      />
      {preset && <p class="note">{preset.note}</p>}
      {preset !== undefined && preset.tournament !== null && (
        <TournamentFields
          key={format}
          input={preset.tournament}
          answers={answers}
          onChange={setAnswers}
        />
      )}
      <ChoiceField
        label={t.zone}
        value={zone}
        choices={choicesOf(zones, (one) => one)}
        onChange={setZone}
      />
      <div class="cluster">
        <button type="submit" class="primary">
          {t.create}
        </button>
        <span class="note">{t.later}</span>
      </div>
    </Form>
  );
};

/** Returns the settings to send besides the name. */
const asked = (
  preset: PresetInput,
  answers: TournamentAnswers,
  zone: string,
): Pick<NewCompetitionRequest, "settings" | "details"> => {
  const { tournament } = preset;
  if (tournament === null) return zoneOfLadder(zone);
  const settings = settingsFrom(tournament.settings, answers);
  return { ...(settings === null ? {} : { settings }), ...zoneOfTournament(zone) };
};

/** Form input for a tournament. */
interface TournamentAnswers {
  readonly rounds: readonly number[];
  readonly assigned: boolean;
  readonly secondEntry: boolean;
}

const answersOf = (preset: PresetInput | undefined): TournamentAnswers => {
  const settings = preset?.tournament?.settings;
  return {
    rounds: settings?.stages.map((stage) => stage.rounds) ?? [],
    assigned: settings?.starts.assigned ?? true,
    secondEntry: settings?.secondEntry ?? false,
  };
};

interface TournamentFieldsProps {
  readonly input: TournamentInput;
  readonly answers: TournamentAnswers;
  readonly onChange: (answers: TournamentAnswers) => void;
}

const TournamentFields = ({ input, answers, onChange }: TournamentFieldsProps): VNode => {
  const t = useTexts(competitionsTexts);
  const { rounds, assigned, secondEntry } = answers;
  return (
    <>
      <div class="cluster fields">
        {input.stages.map((stage, index) => (
          <NumberField
            key={`${index}-${stage.label}`}
            label={(stage.atTables ? t.games : t.rounds)({ stage: stage.label })}
            min={1}
            max={stage.atTables ? 50 : 200}
            value={rounds[index] ?? 1}
            narrow
            onChange={(count) => onChange({ ...answers, rounds: rounds.with(index, count) })}
          />
        ))}
      </div>
      {input.asksStarts && (
        <ChoiceField
          label={t.starts}
          value={assigned ? "assigned" : "drawn"}
          choices={{ assigned: t.assigned, drawn: t.drawn }}
          onChange={(starts) => onChange({ ...answers, assigned: starts === "assigned" })}
        />
      )}
      <CheckField
        label={t.secondEntry}
        value={secondEntry}
        onChange={(second) => onChange({ ...answers, secondEntry: second })}
      />
    </>
  );
};

/** Returns the differences from the preset, which keeps the rest. */
const settingsFrom = (
  own: Settings,
  { rounds, assigned, secondEntry }: TournamentAnswers,
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
