import type { Language } from "@losfee/contract";
import type { RoundRange } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { NumberField, OptionalNumberField } from "../../../../parts/fields.tsx";
import { useTexts } from "../../../../shell/page-context.ts";

interface RoundsFieldProps {
  readonly range: RoundRange;
  readonly planned: number;
  readonly onChange: (range: RoundRange) => void;
}

/** First and last round of a rule; without an end: to the last. */
export const RoundsField = ({ range, planned, onChange }: RoundsFieldProps): VNode => {
  const t = useTexts(settingsTexts);
  const { firstRound, lastRound } = range;
  return (
    <>
      <NumberField
        label={t.fromRound}
        min={1}
        max={planned}
        value={firstRound}
        narrow
        onChange={(first) => {
          if (first >= 1) onChange({ firstRound: first, lastRound });
        }}
      />
      <OptionalNumberField
        label={t.toRound}
        min={firstRound}
        max={planned}
        placeholder={t.end}
        value={lastRound}
        narrow
        onChange={(last) => onChange({ firstRound, lastRound: last })}
      />
    </>
  );
};

/** `Runde 1–3`, `ab Runde 2`, `alle Runden`. */
export const rangeText = ({ firstRound, lastRound }: RoundRange, language: Language): string => {
  const t = settingsTexts[language];
  if (lastRound === null)
    return firstRound === 1 ? t.allRounds : t.roundsFrom({ round: firstRound });
  return t.roundsBetween({
    first: firstRound,
    last: lastRound,
    isOne: firstRound === lastRound,
  });
};
