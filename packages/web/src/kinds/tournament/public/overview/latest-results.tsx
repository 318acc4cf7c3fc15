import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import type { VNode } from "preact";
import { Fresh } from "../../../../parts/fresh.tsx";
import { Section } from "../../../../parts/section.tsx";
import { Strip } from "../../../../parts/strip.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, pairingsPath, playerPath } from "../../../../shell/paths.ts";
import type { LatestResult } from "../../parts/latest.ts";
import type { OverviewModel } from "./page.ts";

/** Latest results, and the number still missing from the round. */
export const LatestResults = ({ model }: PageProps<OverviewModel>): VNode | null => {
  const t = useTexts(overviewTexts);
  const { play, competition } = model;
  if (play === null) return null;
  const more =
    "label" in play.of ? (
      <a href={`${competitionPath(competition)}/tables`}>{play.of.label}</a>
    ) : (
      <a href={pairingsPath(competition, play.of.round)}>{t.roundName({ round: play.of.round })}</a>
    );
  return (
    <Section id="latest" title={t.latest} more={more}>
      <Strip
        label={t.strip({ done: play.games - play.missing, all: play.games })}
        marks={play.strip}
      />
      {play.latest.length === 0 ? (
        <p class="note">{t.noResults}</p>
      ) : (
        <ol class="latest">
          {play.latest.map((result) => (
            <Result key={`${result.game ?? 0}-${result.board}`} result={result} model={model} />
          ))}
        </ol>
      )}
    </Section>
  );
};

const Result = ({
  result: { board, game, time, fresh, unconfirmed, seats },
  model,
}: PageProps<OverviewModel> & { readonly result: LatestResult }): VNode => {
  const language = useLanguage();
  return (
    <li>
      <p class="latest-board">
        <strong>{board}</strong>
        <span class="note">
          {game !== null && <>{overviewTexts[language].game({ game })} · </>}
          {time}
          <UnconfirmedMark of={unconfirmed} />
        </span>
      </p>
      <ul>
        {seats.map(({ entry, name, score, hasWon }) => (
          <li key={entry} class={hasWon ? "won" : undefined}>
            <a class="player-link" href={playerPath(model.competition, entry)}>
              {name}
            </a>
            <span class="latest-score">
              <Fresh when={fresh}>{score}</Fresh>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
};
