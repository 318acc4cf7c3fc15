import { formatPoints } from "@losfee/contract";
import { type AbnormalPoints, ASSIGNED_RESULTS } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { findNamed } from "../../../../parts/console/named-entry.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

/** Points that an arbiter assigns against the results: penalties, bonuses, results worth otherwise. */
export const AbnormalPointsFields = (fields: SettingsFields): VNode => {
  const { settings, model, page, onChange } = fields;
  const t = settingsTexts[page.language];
  const rules = settings.abnormalPoints ?? [];
  const name = (entry: number): string =>
    model.entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
  return (
    <section class="card stack" aria-labelledby="abnormal-points">
      <h2 id="abnormal-points">{t.abnormalPoints}</h2>
      <p class="note">{t.abnormalPointsHint}</p>
      <ul class="plain">
        {rules.map((rule, index) => (
          <li key={index} class="cluster">
            {t.assigned[rule.result]}: {formatPoints(rule.points, page.language)}
            <span class="note">
              {whenText(rule, t)},{" "}
              {rule.entries.length === 0 ? t.assignedToAll : rule.entries.map(name).join(", ")}
            </span>
            <button
              type="button"
              onClick={() => onChange({ abnormalPoints: rules.filter((other) => other !== rule) })}
            >
              {t.removeRule}
            </button>
          </li>
        ))}
      </ul>
      <AddAbnormalPoints
        fields={fields}
        onAdd={(rule) => onChange({ abnormalPoints: [...rules, rule] })}
      />
    </section>
  );
};

/** A result has its round; a score is changed once. */
const whenText = ({ result, round }: AbnormalPoints, t: Texts): string => {
  if (result === "score") return round === null ? t.once : t.sinceRound(round);
  return round === null ? t.everyRound : t.inRound(round);
};

type Texts = (typeof settingsTexts)["de"];

const RESULTS = ["score", ...ASSIGNED_RESULTS] as const;

const AddAbnormalPoints = ({
  fields: { model, page },
  onAdd,
}: {
  readonly fields: SettingsFields;
  readonly onAdd: (rule: AbnormalPoints) => void;
}): VNode => {
  const t = settingsTexts[page.language];
  const [result, setResult] = useState<AbnormalPoints["result"]>("score");
  const [points, setPoints] = useState(-1);
  const [round, setRound] = useState<number | null>(null);
  const [player, setPlayer] = useState("");
  const match = findNamed(player, model.entries);
  const isSound = Number.isFinite(points) && match.kind === "one";
  return (
    <div class="cluster fields">
      <label class="field">
        <span>{t.assignedFor}</span>
        <select
          value={result}
          onChange={({ currentTarget: { value } }) =>
            setResult(RESULTS.find((each) => each === value) ?? "score")
          }
        >
          {RESULTS.map((each) => (
            <option key={each} value={each} selected={each === result}>
              {t.assigned[each]}
            </option>
          ))}
        </select>
      </label>
      <label class="field narrow">
        <span>{t.assignedPoints}</span>
        <input
          type="number"
          step={0.5}
          value={points}
          onInput={(event) => setPoints(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label class="field narrow">
        <span>{t.assignedRound}</span>
        <input
          type="number"
          min={1}
          max={model.planned}
          value={round ?? ""}
          placeholder={result === "score" ? t.once : t.everyRound}
          onInput={({ currentTarget: { value } }) => setRound(value === "" ? null : Number(value))}
        />
      </label>
      <PlayerField
        language={page.language}
        label={t.assignedTo}
        entries={model.entries}
        value={player}
        onChange={setPlayer}
      />
      <button
        type="button"
        disabled={!isSound}
        onClick={() => {
          if (match.kind !== "one") return;
          onAdd({ result, points, round, entries: [match.entry.id] });
          setPlayer("");
        }}
      >
        {t.addRule}
      </button>
    </div>
  );
};
