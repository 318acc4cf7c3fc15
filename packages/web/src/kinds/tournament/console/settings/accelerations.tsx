import { formatPoints } from "@losfee/contract";
import type { Acceleration, RoundRange } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { NumberField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { RoundsField, rangeText } from "./rounds-field.tsx";
import { RuleList } from "./rule-list.tsx";

/** Fictitious points by the director's own values; a stage may use Baku acceleration instead. */
export const AccelerationFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const t = settingsTexts[language];
  const rules = settings.accelerations ?? [];
  return (
    <>
      <RuleList
        rules={rules}
        line={({ entries, points }) =>
          t.accelerated({ players: entries.length, points: formatPoints(points, language) })
        }
        note={(rule) => rangeText(rule, language)}
        onChange={(accelerations) => onChange({ accelerations })}
      />
      <AddAcceleration
        fields={fields}
        onAdd={(rule) => onChange({ accelerations: [...rules, rule] })}
      />
    </>
  );
};

const AddAcceleration = ({
  fields: { model },
  onAdd,
}: {
  readonly fields: SettingsFields;
  readonly onAdd: (rule: Acceleration) => void;
}): VNode => {
  const t = useTexts(settingsTexts);
  const [first, setFirst] = useState(Math.ceil(model.seeding.length / 2));
  const [points, setPoints] = useState(1);
  const [range, setRange] = useState<RoundRange>({ firstRound: 1, lastRound: 2 });
  const isSound = first >= 1 && points > 0;
  return (
    <div class="cluster fields">
      <NumberField
        label={t.firstSeeds}
        min={1}
        max={model.seeding.length}
        value={first}
        narrow
        onChange={setFirst}
      />
      <NumberField
        label={t.extraPoints}
        min={0.5}
        step={0.5}
        value={points}
        narrow
        onChange={setPoints}
      />
      <RoundsField range={range} planned={model.planned} onChange={setRange} />
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
