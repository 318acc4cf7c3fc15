import type { VNode } from "preact";
import { type PageProps, withQuery } from "../../../../shell/page.ts";
import { GameList } from "../../parts/game-list.tsx";
import type { LadderGamesModel } from "./model.ts";
import { gamesTexts } from "./texts.ts";

/** Running games, provisional results and the archive. */
export const LadderGamesView = ({ model, page }: PageProps<LadderGamesModel>): VNode => {
  const t = gamesTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{t.title}</h1>
      </header>
      <section class="stack" aria-labelledby="open">
        <h2 id="open">{t.open}</h2>
        <GameList games={model.open} page={page} empty={t.noOpen} />
      </section>
      <section class="stack" aria-labelledby="provisional">
        <h2 id="provisional">{t.provisional}</h2>
        <p class="note">{t.provisionalNote}</p>
        <GameList games={model.provisional} page={page} empty={t.noProvisional} />
      </section>
      {model.withDirector.length > 0 && (
        <section class="stack" aria-labelledby="with-director">
          <h2 id="with-director">{t.director}</h2>
          <GameList games={model.withDirector} page={page} />
        </section>
      )}
      <section class="stack" aria-labelledby="archive">
        <h2 id="archive">{t.archive}</h2>
        {model.archived > 0 && <p class="note">{t.games(model.archived)}</p>}
        <GameList games={model.archive} page={page} empty={t.noArchive} />
        <p class="cluster no-print">
          <a href={`/api/v1/competitions/${page.competition?.id}/games.pgn`} download>
            {t.pgn}
          </a>
          {model.older !== null && (
            <a class="button" href={`${withQuery(page.url, "part", String(model.older))}#archive`}>
              {t.older}
            </a>
          )}
          {model.part > 0 && <a href={withQuery(page.url, "part", null)}>{t.newest}</a>}
        </p>
      </section>
    </>
  );
};
