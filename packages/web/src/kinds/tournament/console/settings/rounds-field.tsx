import type { Language } from "@losfee/contract";
import type { RoundRange } from "@losfee/core";
import type { VNode } from "preact";
import { settingsTexts } from "./texts.ts";

interface RoundsFieldProps {
  readonly range: RoundRange;
  readonly planned: number;
  readonly language: Language;
  readonly onChange: (range: RoundRange) => void;
}

/** From which round to which a rule holds; without an end: to the last. */
export const RoundsField = ({ range, planned, language, onChange }: RoundsFieldProps): VNode => {
  const t = settingsTexts[language];
  const { firstRound, lastRound } = range;
  return (
    <>
      <label class="field narrow">
        <span>{t.fromRound}</span>
        <input
          type="number"
          min={1}
          max={planned}
          value={firstRound}
          onInput={(event) => {
            const { valueAsNumber } = event.currentTarget;
            if (valueAsNumber >= 1) onChange({ firstRound: valueAsNumber, lastRound });
          }}
        />
      </label>
      <label class="field narrow">
        <span>{t.toRound}</span>
        <input
          type="number"
          min={firstRound}
          max={planned}
          placeholder={t.end}
          value={lastRound ?? ""}
          onInput={(event) => {
            const { valueAsNumber } = event.currentTarget;
            const last = Number.isFinite(valueAsNumber) ? valueAsNumber : null;
            onChange({ firstRound, lastRound: last });
          }}
        />
      </label>
    </>
  );
};

/** `Runde 1–3`, `ab Runde 2`, `alle Runden`. */
export const rangeText = ({ firstRound, lastRound }: RoundRange, language: Language): string => {
  const t = settingsTexts[language];
  if (lastRound === null) return firstRound === 1 ? t.allRounds : t.roundsFrom(firstRound);
  return t.roundsBetween(firstRound, lastRound);
};
