import {
  challengeStatusLabel,
  ladderOutcomeLabel,
  momentLabel,
  type NameOf,
  seatLabel,
} from "@losfee/contract";
import type { ConsequenceResource, LadderImpactResource } from "@losfee/contract/api";
import type { GameStanding } from "@losfee/core";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";

interface ImpactProps {
  readonly impact: LadderImpactResource;
  readonly timeZone: string;
  readonly name: NameOf;
}

/** The effects of a late mail before confirmation: places and games first, then step by step. */
export const LateImpact = ({ impact, timeZone, name }: ImpactProps): VNode => {
  const language = useLanguage();
  const t = lateTexts[language];
  const { seats, challenges, undone, added } = impact;
  const steps = (consequences: readonly ConsequenceResource[]) =>
    consequences.map(({ at, message }, index) => (
      <li key={index}>
        <span class="note">{momentLabel(Date.parse(at), language, timeZone)}</span> {message}
      </li>
    ));
  const standing = (game: GameStanding | null): string => {
    if (game === null) return t.none;
    const { defender, status, outcome } = game;
    const result = outcome === null ? "" : `, ${ladderOutcomeLabel(outcome, language)}`;
    return `${name(defender)} (${challengeStatusLabel(status, language)}${result})`;
  };
  return (
    <div class="message warn stack late-impact">
      <p>
        <b>{t.impact}</b> {t.later({ events: impact.laterEvents })}{" "}
        {t.effects({ undone: undone.length, added: added.length })}
      </p>
      <Changes title={t.seats}>
        {seats.map(({ player, before, after }) => (
          <li key={player}>
            {name(player)}:{" "}
            {t.change({
              before: before === null ? t.nowhere : seatLabel(before),
              after: after === null ? t.nowhere : seatLabel(after),
            })}
          </li>
        ))}
      </Changes>
      <Changes title={t.games}>
        {challenges.map(({ challenge, challenger, before, after }) => (
          <li key={challenge}>
            {name(challenger)}: {t.change({ before: standing(before), after: standing(after) })}
          </li>
        ))}
      </Changes>
      <Changes title={t.undone}>{steps(undone)}</Changes>
      <Changes title={t.added}>{steps(added)}</Changes>
    </div>
  );
};

const Changes = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ComponentChildren[];
}): VNode | null =>
  children.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul class="plain">{children}</ul>
    </>
  );
