import { ownTexts } from "@losfee/messages/tournament-public-me";
import { Fragment, type VNode } from "preact";
import { StartIcon } from "../../../../parts/icons.tsx";
import { UnconfirmedLegend, UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageProps, spokenTo } from "../../../../shell/page.ts";
import { usePage, useSpoken } from "../../../../shell/page-context.ts";
import type { OwnModel, OwnPlayer } from "./model.ts";
import { byStage, type OwnPast } from "./past.ts";

/** The player's past, latest first, by stage; a game opens to show the reason for its pairing. */
export const PastGames = ({
  player: { past },
}: PageProps<OwnModel> & { readonly player: OwnPlayer }): VNode => {
  const t = useSpoken(ownTexts);
  if (past.length === 0) return <p class="note">{t.noPast}</p>;
  return (
    <>
      {byStage(past).map(({ stage, games }) => (
        <Fragment key={games[0]?.round}>
          {stage !== "" && <h3>{stage}</h3>}
          <PastList past={games} />
        </Fragment>
      ))}
      <UnconfirmedLegend of={past.some((one) => one.provisional)} />
    </>
  );
};

const PastList = ({ past }: { readonly past: readonly OwnPast[] }): VNode => {
  const page = usePage();
  return (
    <ol class="plain own-lines own-past">
      {past.map((one) => (
        <li key={one.round}>
          {one.reasons.length === 0 ? (
            <PastLine past={one} />
          ) : (
            <details id={`own-past-${one.round}`} name="own-past">
              <summary>
                <PastLine past={one} />
              </summary>
              <p>
                <b>{spokenTo(ownTexts, page).why}</b>
              </p>
              <ul class="reasons">
                {one.reasons.map((reason, index) => (
                  <li key={index}>{reason}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
};

const PastLine = ({ past }: { readonly past: OwnPast }): VNode => {
  const t = useSpoken(ownTexts);
  const { outcome } = past;
  const number = past.game > 0 ? t.game({ game: past.game }) : t.round({ round: past.round });
  return (
    <span class="own-past-line">
      <span class="own-number">
        <span class="visually-hidden">{number}</span>
        <span aria-hidden="true">{past.game > 0 ? past.game : past.round}</span>
      </span>
      <span class="own-start-mark">
        {past.start && (
          <>
            <StartIcon />
            <span class="visually-hidden">{t.goesFirst}</span>
          </>
        )}
      </span>
      <span class="own-mate">{past.mates.map(({ name }) => name).join(", ")}</span>
      <span class={outcome === "win" ? "own-score winner" : "own-score"}>
        {past.text}
        <UnconfirmedMark of={past.provisional} />
      </span>
      <span class={outcome === null ? "own-mark" : `own-mark ${outcome}`}>
        {outcome !== null && <abbr title={t.outcomes[outcome]}>{t.marks[outcome]}</abbr>}
      </span>
    </span>
  );
};
