import type { VNode } from "preact";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { ConsequenceList } from "../../parts/consequence-list.tsx";
import { GameList } from "../../parts/game-list.tsx";
import { OptionsList } from "../../parts/options-list.tsx";
import type { LadderPlayerModel } from "./model.ts";
import { playerTexts } from "./texts.ts";

/** Consequences shown at first; the rest opens on request. */
const SHORT = 15;

/** A player: seat, games, whom the player may challenge, history. */
export const LadderPlayerView = ({ model, page }: PageProps<LadderPlayerModel>): VNode => {
  const t = playerTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{model.name}</h1>
        <p class="note">{facts(model, page).join(" · ")}</p>
      </header>
      <div class="grid ladder-player">
        <section class="stack" aria-labelledby="games">
          <h2 id="games">{t.games}</h2>
          <GameList games={model.games} page={page} empty={t.noGames} />
        </section>
        {model.options !== null && (
          <section class="stack" aria-labelledby="options">
            <h2 id="options">{t.options}</h2>
            <OptionsList options={model.options} page={page} />
          </section>
        )}
      </div>
      <section class="stack" aria-labelledby="played">
        <h2 id="played">{t.played}</h2>
        <GameList games={model.played} page={page} empty={t.noPlayed} />
      </section>
      <section class="stack" aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <ConsequenceList consequences={model.history.slice(0, SHORT)} empty={t.noHistory} />
        {model.history.length > SHORT && (
          <details id="whole-history">
            <summary>{t.whole}</summary>
            <ConsequenceList consequences={model.history.slice(SHORT)} empty={t.noHistory} />
          </details>
        )}
      </section>
    </>
  );
};

const facts = (model: LadderPlayerModel, page: PageFrame): readonly string[] => {
  const t = playerTexts[page.language];
  const { tally, standingWaiting: standing } = model;
  return [
    model.seat === null ? t.outside : t.onSeat(model.seat),
    ...(model.club === "" ? [] : [model.club]),
    ...(model.rating === 0 ? [] : [`${t.rating} ${model.rating}`]),
    ...(tally === null ? [] : [t.record(tally.won, tally.drawn, tally.lost)]),
    ...(model.waiting === null ? [] : [t.waiting(model.waiting)]),
    ...(standing === "none" ? [] : [t.standing[standing]]),
  ];
};
