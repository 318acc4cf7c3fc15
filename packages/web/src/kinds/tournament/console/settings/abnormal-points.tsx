import { formatPoints } from "@losfee/contract";
import { type AbnormalPoints, ASSIGNED_RESULTS, findNamed } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { choicesOf } from "../../../../parts/choices.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ChoiceField, NumberField, OptionalNumberField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { RuleList } from "./rule-list.tsx";

/** Points assigned by an arbiter against the results: penalties, bonuses, non-standard results. */
export const AbnormalPointsFields = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, model, onChange } = fields;
  const t = settingsTexts[language];
  const rules = settings.abnormalPoints ?? [];
  const name = (entry: number): string =>
    model.entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
  const whomText = ({ entries }: AbnormalPoints): string =>
    entries.length === 0 ? t.assignedToAll : entries.map(name).join(", ");
  return (
    <>
      <RuleList
        rules={rules}
        line={({ result, points }) => `${t.assigned[result]}: ${formatPoints(points, language)}`}
        note={(rule) => `${whenText(rule, t)}, ${whomText(rule)}`}
        onChange={(abnormalPoints) => onChange({ abnormalPoints })}
      />
      <AddAbnormalPoints
        fields={fields}
        onAdd={(rule) => onChange({ abnormalPoints: [...rules, rule] })}
      />
    </>
  );
};

/** A result applies in its round; a score is changed once. */
const whenText = ({ result, round }: AbnormalPoints, t: Texts): string => {
  if (result === "score") return round === null ? t.once : t.sinceRound({ round });
  return round === null ? t.everyRound : t.inRound({ round });
};

type Texts = (typeof settingsTexts)["de"];

const RESULTS = ["score", ...ASSIGNED_RESULTS] as const;

const AddAbnormalPoints = ({
  fields: { model },
  onAdd,
}: {
  readonly fields: SettingsFields;
  readonly onAdd: (rule: AbnormalPoints) => void;
}): VNode => {
  const t = useTexts(settingsTexts);
  const [result, setResult] = useState<AbnormalPoints["result"]>("score");
  const [points, setPoints] = useState(-1);
  const [round, setRound] = useState<number | null>(null);
  const [player, setPlayer] = useState("");
  const match = findNamed(player, model.entries);
  return (
    <div class="cluster fields">
      <ChoiceField
        label={t.assignedFor}
        value={result}
        choices={choicesOf(RESULTS, (each) => t.assigned[each])}
        onChange={setResult}
      />
      <NumberField label={t.assignedPoints} step={0.5} value={points} narrow onChange={setPoints} />
      <OptionalNumberField
        label={t.assignedRound}
        min={1}
        max={model.planned}
        value={round}
        placeholder={result === "score" ? t.once : t.everyRound}
        narrow
        onChange={setRound}
      />
      <PlayerField
        label={t.assignedTo}
        entries={model.entries}
        value={player}
        onChange={setPlayer}
      />
      <button
        type="button"
        disabled={match.kind !== "one"}
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
