import { formatLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { Announcements } from "../../../../parts/event/announcements.tsx";
import { EventFace } from "../../../../parts/event/event-face.tsx";
import { Timetable } from "../../../../parts/event/timetable.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ConsequenceList } from "../../parts/consequence-list.tsx";
import { Pyramid } from "../../parts/pyramid.tsx";
import { ownPath } from "../../paths.ts";
import type { LadderOverviewModel } from "./model.ts";
import { overviewTexts } from "./texts.ts";

/** The public front page of a pyramid: who sits where, and what is going on. */
export const LadderOverviewView = ({ model, page }: PageProps<LadderOverviewModel>): VNode => {
  const t = overviewTexts[page.language];
  const competition = competitionIdOf(page);
  const base = competitionPath(competition);
  return (
    <>
      <StageHead
        large
        title={model.name}
        page={page}
        meta={[
          formatLabel(model.format, page.language),
          t.players(model.players),
          t.levels(model.levels.length),
        ].join(" · ")}
      >
        {model.own !== null && (
          <p class="actions">
            <a class="button primary" href={ownPath(competition)}>
              {t.own}
            </a>
          </p>
        )}
      </StageHead>
      {model.closed && <p class="message">{t.closed}</p>}
      <Announcements announcements={model.event?.announcements ?? []} language={page.language} />
      <p class="cluster">
        <a href={`${base}/games#open`}>{t.running(model.open)}</a>
        <a href={`${base}/games#provisional`}>{t.provisional(model.provisional)}</a>
        {model.withDirector > 0 && (
          <a href={`${base}/games#with-director`}>{t.withDirector(model.withDirector)}</a>
        )}
        <a href={`${base}/lists`}>{t.waiting(model.waiting)}</a>
        <span class="note">{t.vacancies(model.vacancies)}</span>
      </p>
      <Section id="pyramid" title={t.pyramid}>
        {model.levels.length === 0 ? (
          <p class="empty">{t.empty}</p>
        ) : (
          <>
            <Pyramid
              page={page}
              levels={model.levels}
              {...(model.own === null ? {} : { own: model.own })}
            />
            <p class="note">{t.key}</p>
          </>
        )}
      </Section>
      {model.event !== null && (
        <>
          <Timetable days={model.event.timetable} language={page.language} />
          <EventFace event={model.event} language={page.language} />
        </>
      )}
      <Section id="latest" title={t.latest}>
        <ConsequenceList consequences={model.latest} empty={t.nothing} />
      </Section>
    </>
  );
};
