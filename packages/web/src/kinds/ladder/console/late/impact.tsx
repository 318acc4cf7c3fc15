import type { LadderImpact } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../../../language/language.ts";
import { challengeStatusLabel, seatLabel } from "../../../../messages/ladder/labels.ts";
import type { NameOf } from "../../../../messages/message.ts";
import { lateTexts } from "./texts.ts";

/** What the page needs of what late information changes. */
export type ImpactSummary = Pick<LadderImpact, "laterEvents" | "seats" | "challenges"> & {
  readonly undone: readonly unknown[];
  readonly added: readonly unknown[];
};

interface ImpactProps {
  readonly impact: ImpactSummary;
  readonly language: Language;
  readonly name: NameOf;
}

/** What is overturned, before it is confirmed. */
export const LateImpact = ({ impact, language, name }: ImpactProps): VNode => {
  const t = lateTexts[language];
  return (
    <div class="message warn stack">
      <p>
        <b>{t.impact}</b> {t.later(impact.laterEvents)}{" "}
        {t.effects(impact.undone.length, impact.added.length)}
      </p>
      {impact.seats.length > 0 && (
        <>
          <h3>{t.seats}</h3>
          <ul class="plain">
            {impact.seats.map(({ player, before, after }) => (
              <li key={player}>
                {name(player)}: {before === null ? t.nowhere : seatLabel(before)} →{" "}
                {after === null ? t.nowhere : seatLabel(after)}
              </li>
            ))}
          </ul>
        </>
      )}
      {impact.challenges.length > 0 && (
        <>
          <h3>{t.games}</h3>
          <ul class="plain">
            {impact.challenges.map(({ challenge, challenger, defender, before, after }) => (
              <li key={challenge}>
                {name(challenger)} – {name(defender)}:{" "}
                {before === null ? t.none : challengeStatusLabel(before, language)} →{" "}
                {after === null ? t.none : challengeStatusLabel(after, language)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
