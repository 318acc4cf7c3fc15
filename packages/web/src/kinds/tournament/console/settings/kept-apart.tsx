import {
  type EntryId,
  type ForbiddenPairs,
  findNamed,
  type KeptApart,
  type RoundRange,
  SHARED,
} from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { CheckField, TextField } from "../../../../parts/fields.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { RoundsField, rangeText } from "./rounds-field.tsx";
import { RuleList } from "./rule-list.tsx";

const WHOLE_EVENT: RoundRange = { firstRound: 1, lastRound: null };

/** Clubs, countries and teams kept apart if possible. */
export const KeptApartFields = (fields: SettingsFields): VNode => (
  <>
    {SHARED.map((by) => (
      <SharedField key={by} by={by} fields={fields} />
    ))}
  </>
);

const SharedField = ({
  by,
  fields: { settings, model, onChange },
}: {
  readonly by: KeptApart["by"];
  readonly fields: SettingsFields;
}): VNode => {
  const t = useTexts(settingsTexts);
  const rules = settings.keptApart ?? [];
  const rule = rules.find((one) => one.by === by);
  const others = rules.filter((one) => one.by !== by);
  return (
    <div class="cluster fields">
      <CheckField
        label={t.shared[by]}
        value={rule !== undefined}
        onChange={(isShared) =>
          onChange({ keptApart: isShared ? [...others, { by, ...WHOLE_EVENT }] : others })
        }
      />
      {rule !== undefined && (
        <RoundsField
          range={rule}
          planned={model.planned}
          onChange={(range) => onChange({ keptApart: [...others, { by, ...range }] })}
        />
      )}
    </div>
  );
};

/** Named pairs that never meet. */
export const ForbiddenList = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, model, onChange } = fields;
  const rules = settings.forbidden ?? [];
  const name = (entry: EntryId): string =>
    model.entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
  return (
    <div class="rule-list">
      <RuleList
        rules={rules}
        line={({ entries }) => entries.map(name).join(" – ")}
        note={(rule) => rangeText(rule, language) + (rule.reason === "" ? "" : `: ${rule.reason}`)}
        onChange={(forbidden) => onChange({ forbidden })}
      />
      <AddForbidden fields={fields} onAdd={(rule) => onChange({ forbidden: [...rules, rule] })} />
    </div>
  );
};

const AddForbidden = ({
  fields: { model },
  onAdd,
}: {
  readonly fields: SettingsFields;
  readonly onAdd: (rule: ForbiddenPairs) => void;
}): VNode => {
  const t = useTexts(settingsTexts);
  const [names, setNames] = useState<readonly [string, string]>(["", ""]);
  const [range, setRange] = useState(WHOLE_EVENT);
  const [reason, setReason] = useState("");
  const [a, b] = names.map((text) => findNamed(text, model.entries));
  const isPair = a?.kind === "one" && b?.kind === "one" && a.entry.id !== b.entry.id;
  const add = (): void => {
    if (a?.kind !== "one" || b?.kind !== "one") return;
    onAdd({ entries: [a.entry.id, b.entry.id], ...range, reason: reason.trim() });
    setNames(["", ""]);
    setReason("");
  };
  return (
    <div class="cluster fields">
      <PlayerField
        label={t.forbiddenOne}
        entries={model.entries}
        value={names[0]}
        onChange={(text) => setNames([text, names[1]])}
      />
      <PlayerField
        label={t.forbiddenTwo}
        entries={model.entries}
        value={names[1]}
        onChange={(text) => setNames([names[0], text])}
      />
      <RoundsField range={range} planned={model.planned} onChange={setRange} />
      <TextField label={t.forbiddenReason} value={reason} maxLength={300} onChange={setReason} />
      <button type="button" disabled={!isPair} onClick={add}>
        {t.addRule}
      </button>
    </div>
  );
};
