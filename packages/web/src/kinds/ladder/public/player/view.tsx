import { playerTexts } from "@losfee/messages/ladder-public-player";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { ConsequenceList } from "../../parts/consequence-list.tsx";
import { GameList } from "../../parts/game-list.tsx";
import { OptionsList } from "../../parts/options-list.tsx";
import type { LadderPlayerModel } from "./page.ts";

/** Consequences shown at first; the rest opens on request. */
const SHORT = 15;

/** A player: seat, games, possible challenges, history. */
export const LadderPlayerView = ({ model }: PageProps<LadderPlayerModel>): VNode => {
  const page = usePage();
  const t = playerTexts[page.language];
  return (
    <>
      <StageHead title={model.name} meta={facts(model, page).join(" · ")} />
      <div class="grid ladder-player">
        <Section id="games" title={t.games}>
          <GameList games={model.games} empty={t.noGames} />
        </Section>
        {model.options !== null && (
          <Section id="options" title={t.options}>
            <OptionsList options={model.options} />
          </Section>
        )}
      </div>
      <Section id="played" title={t.played}>
        <GameList games={model.pastGames} empty={t.noPlayed} />
      </Section>
      <Section id="history" title={t.history}>
        <ConsequenceList consequences={model.history.slice(0, SHORT)} empty={t.noHistory} />
        {model.history.length > SHORT && (
          <details id="whole-history">
            <summary>{t.whole}</summary>
            <ConsequenceList consequences={model.history.slice(SHORT)} empty={t.noHistory} />
          </details>
        )}
      </Section>
    </>
  );
};

const facts = (model: LadderPlayerModel, page: PageFrame): readonly string[] => {
  const t = playerTexts[page.language];
  const { tally, standingWaiting: standing } = model;
  return [
    model.seat === null ? t.outside : t.onSeat({ seat: model.seat }),
    ...(model.club === "" ? [] : [model.club]),
    ...(model.rating === 0 ? [] : [`${t.rating} ${model.rating}`]),
    ...(tally === null
      ? []
      : [t.record({ wins: tally.wins, draws: tally.draws, losses: tally.losses })]),
    ...(model.waiting === null ? [] : [t.waiting({ position: model.waiting })]),
    ...(standing === "none" ? [] : [t.standing[standing]]),
  ];
};
