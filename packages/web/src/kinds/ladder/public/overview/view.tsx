import { formatLabel } from "@losfee/contract";
import { overviewTexts } from "@losfee/messages/ladder-public-overview";
import type { VNode } from "preact";
import { Announcements } from "../../../../parts/event/announcements.tsx";
import { EventFace } from "../../../../parts/event/event-face.tsx";
import { Timetable } from "../../../../parts/event/timetable.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ConsequenceList } from "../../parts/consequence-list.tsx";
import { Pyramid } from "../../parts/pyramid.tsx";
import { challengersSentence } from "../../parts/reach-sentence.ts";
import { ownPath, seatPath } from "../../paths.ts";
import type { LadderOverviewModel } from "./page.ts";
import { PyramidLists } from "./pyramid-lists.tsx";

/** The public front page of a pyramid: seats and current games. */
export const LadderOverviewView = ({ model }: PageProps<LadderOverviewModel>): VNode => {
  const page = usePage();
  const t = overviewTexts[page.language];
  const competition = competitionIdOf(page);
  const base = competitionPath(competition);
  return (
    <>
      <StageHead
        large
        title={model.name}
        meta={[
          formatLabel(model.format, page.language),
          t.players({ count: model.players }),
          t.levels({ count: model.levels.length }),
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
      <Announcements announcements={model.event?.announcements ?? []} />
      <p class="cluster">
        <a href={`${base}/games#open`}>{t.running({ count: model.open })}</a>
        <a href={`${base}/games#provisional`}>{t.provisional({ count: model.provisional })}</a>
        {model.withDirector > 0 && (
          <a href={`${base}/games#with-director`}>
            {t.withDirector({ count: model.withDirector })}
          </a>
        )}
        <a href={`${base}/lists`}>{t.waiting({ count: model.waiting })}</a>
        <span class="note">{t.vacancies({ count: model.vacancies })}</span>
      </p>
      <Section id="pyramid" title={t.pyramid}>
        {model.levels.length === 0 ? <p class="empty">{t.empty}</p> : <Seats model={model} />}
      </Section>
      {model.event !== null && (
        <>
          <Timetable days={model.event.timetable} />
          <EventFace event={model.event} />
        </>
      )}
      <Section id="latest" title={t.latest}>
        <ConsequenceList consequences={model.latest} empty={t.nothing} />
      </Section>
    </>
  );
};

/** The pyramid with names on wide screens, small and with lists on narrow ones. */
const Seats = ({ model: { levels, reach, own } }: PageProps<LadderOverviewModel>): VNode => {
  const page = usePage();
  const t = overviewTexts[page.language];
  return (
    <>
      {reach === null ? (
        <p class="note">{t.chooseSeat}</p>
      ) : (
        <p class="reach-links">
          <a href={seatPath(competitionIdOf(page), seatOf(reach.seat))}>
            {t.seatHistory({ seat: reach.seat })}
          </a>
          {reach.player.entry !== own && (
            <>
              {" · "}
              <a href={`${competitionPath(competitionIdOf(page))}#pyramid`}>{t.noSeat}</a>
            </>
          )}
        </p>
      )}
      <div class="pyramid-wide">
        <Pyramid levels={levels} reach={reach} />
        <p class="note">{t.key}</p>
      </div>
      <PyramidLists levels={levels} reach={reach} />
      {reach !== null && challengersSentence(reach, page) !== "" && (
        <p>{challengersSentence(reach, page)}</p>
      )}
    </>
  );
};

const seatOf = (label: string): { readonly level: number; readonly index: number } => {
  const [level = 0, index = 0] = label.split(".").map(Number);
  return { level, index };
};
