import { contestNoun, formatMoment } from "@losfee/contract";
import { ownTexts } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { type PageFrame, spokenTo, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { Coming } from "./coming.ts";
import type { OwnPlayer } from "./model.ts";

interface ComingUpProps {
  readonly player: OwnPlayer;
}

/** The next items, with the time if announced. */
export const ComingUp = ({ player }: ComingUpProps): VNode | null => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { coming, current } = player;
  if (coming.length === 0) return null;
  return (
    <Section id="own-next" title={t.next}>
      <ul class="plain own-lines">
        {coming.map((one) => (
          <li key={`${one.round}-${one.stage}`}>
            <b>{nameOf(one, page)}</b>
            {one.begins !== null && <span>{formatMoment(one.begins, page.language)}</span>}
            {one.game !== null && (
              <span class="note">
                {t.table} {one.game.table} · {t.seat({ seat: one.game.seat })} · {t.with}{" "}
                {one.game.mates.map(({ name }) => name).join(", ")}
              </span>
            )}
            {one.pauses && <span class="tag">{t.pauses}</span>}
          </li>
        ))}
      </ul>
      {current !== null && coming[0]?.game === null && (
        <p class="note">{waitingHint(player, page)}</p>
      )}
    </Section>
  );
};

/** Announces that the page updates itself once the next round or stage is published. */
export const waitingHint = ({ coming }: OwnPlayer, page: PageFrame): string => {
  const t = spokenTo(ownTexts, page);
  return coming.some(({ stage }) => stage !== "") &&
    coming.every(({ round, game }) => round === null || game !== null)
    ? t.waitingHintTables
    : t.waitingHint({
        contest: contestNoun(termsOf(page).entrants === "teams" || undefined, page.language),
      });
};

const nameOf = ({ round, game, stage }: Coming, page: PageFrame): string => {
  const t = spokenTo(ownTexts, page);
  if (game !== null) return t.game({ game: game.game });
  return round === null ? stage : t.round({ round });
};
