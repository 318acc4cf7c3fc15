import { formatPoints } from "@losfee/contract";
import type { Acceleration, RoundRange } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SettingsFields } from "./fields.ts";
import { RoundsField, rangeText } from "./rounds-field.tsx";
import { settingsTexts } from "./texts.ts";

/** Fictitious points by the director's own values; a stage may have Baku acceleration instead. */
export const AccelerationFields = (fields: SettingsFields): VNode => {
  const { settings, page, onChange } = fields;
  const t = settingsTexts[page.language];
  const rules = settings.accelerations ?? [];
  return (
    <section class="card stack" aria-labelledby="accelerations">
      <h2 id="accelerations">{t.accelerations}</h2>
      <p class="note">{t.accelerationsHint}</p>
      <ul class="plain">
        {rules.map((rule, index) => (
          <li key={index} class="cluster">
            {t.accelerated(rule.entries.length, formatPoints(rule.points, page.language))}
            <span class="note">{rangeText(rule, page.language)}</span>
            <button
              type="button"
              onClick={() => onChange({ accelerations: rules.filter((other) => other !== rule) })}
            >
              {t.removeRule}
            </button>
          </li>
        ))}
      </ul>
      <AddAcceleration
        fields={fields}
        onAdd={(rule) => onChange({ accelerations: [...rules, rule] })}
      />
    </section>
  );
};

const AddAcceleration = ({
  fields: { model, page },
  onAdd,
}: {
  readonly fields: SettingsFields;
  readonly onAdd: (rule: Acceleration) => void;
}): VNode => {
  const t = settingsTexts[page.language];
  const [first, setFirst] = useState(Math.ceil(model.seeding.length / 2));
  const [points, setPoints] = useState(1);
  const [range, setRange] = useState<RoundRange>({ firstRound: 1, lastRound: 2 });
  const isSound = first >= 1 && points > 0;
  return (
    <div class="cluster fields">
      <label class="field narrow">
        <span>{t.firstSeeds}</span>
        <input
          type="number"
          min={1}
          max={model.seeding.length}
          value={first}
          onInput={(event) => setFirst(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label class="field narrow">
        <span>{t.extraPoints}</span>
        <input
          type="number"
          min={0.5}
          step={0.5}
          value={points}
          onInput={(event) => setPoints(event.currentTarget.valueAsNumber)}
        />
      </label>
      <RoundsField
        range={range}
        planned={model.planned}
        language={page.language}
        onChange={setRange}
      />
      <button
        type="button"
        disabled={!isSound || model.seeding.length === 0}
        onClick={() => onAdd({ entries: model.seeding.slice(0, first), points, ...range })}
      >
        {t.addRule}
      </button>
    </div>
  );
};
