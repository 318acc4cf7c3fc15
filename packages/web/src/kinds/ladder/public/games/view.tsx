import { gamesTexts } from "@losfee/messages/ladder-public-games";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps, withQuery } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { GameList } from "../../parts/game-list.tsx";
import type { LadderGamesModel } from "./page.ts";

/** Running games, provisional results and the archive. */
export const LadderGamesView = ({ model }: PageProps<LadderGamesModel>): VNode => {
  const page = usePage();
  const t = gamesTexts[page.language];
  return (
    <>
      <StageHead title={t.title} />
      <Section id="open" title={t.open}>
        <GameList games={model.open} empty={t.noOpen} />
      </Section>
      <Section id="provisional" title={t.provisional}>
        <p class="note">{t.provisionalNote}</p>
        <GameList games={model.provisional} empty={t.noProvisional} />
      </Section>
      {model.withDirector.length > 0 && (
        <Section id="with-director" title={t.director}>
          <GameList games={model.withDirector} />
        </Section>
      )}
      <Section id="archive" title={t.archive}>
        {model.archived > 0 && <p class="note">{t.games({ count: model.archived })}</p>}
        <GameList games={model.archive} empty={t.noArchive} />
        <p class="cluster no-print">
          <a href={`/api/v1/competitions/${competitionIdOf(page)}/games.pgn`} download>
            {t.pgn}
          </a>
          {model.older !== null && (
            <a class="button" href={`${withQuery(page.url, "part", String(model.older))}#archive`}>
              {t.older}
            </a>
          )}
          {model.part > 0 && <a href={withQuery(page.url, "part", null)}>{t.newest}</a>}
        </p>
      </Section>
    </>
  );
};
