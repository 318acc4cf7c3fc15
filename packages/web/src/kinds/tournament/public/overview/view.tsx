import { formatLabel } from "@losfee/contract";
import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import type { VNode } from "preact";
import { Announcements } from "../../../../parts/event/announcements.tsx";
import { EventFace } from "../../../../parts/event/event-face.tsx";
import { Timetable } from "../../../../parts/event/timetable.tsx";
import { FormTicks } from "../../../../parts/form-ticks.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import { Lines } from "../../../../shell/in-parts.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import {
  competitionPath,
  pairingsPath,
  playerPath,
  screenPath,
  seasonPath,
} from "../../../../shell/paths.ts";
import { Course } from "../../parts/course-list.tsx";
import { FinalPanels } from "../../parts/final-panel.tsx";
import { ChampionPanel } from "./champion.tsx";
import { LatestResults } from "./latest-results.tsx";
import type { OverviewModel } from "./page.ts";
import type { EventRecords } from "./records.ts";

/** The public front page of a competition: its state, and links to the other pages. */
export const OverviewView = ({ model }: PageProps<OverviewModel>): VNode => {
  const page = usePage();
  const t = overviewTexts[page.language];
  return (
    <>
      <StageHead
        large
        title={model.name}
        meta={[
          formatLabel(model.format, page.language),
          t.entrants[termsOf(page).entrants]({ count: model.entered }),
          model.withdrawn === 0 ? "" : t.withdrawn({ count: model.withdrawn }),
          page.competition?.event ?? "",
        ]
          .filter((text) => text !== "")
          .join(" · ")}
      >
        {model.champion !== null ? (
          <ChampionPanel champion={model.champion} model={model} />
        ) : (
          <RoundNumeral model={model} />
        )}
      </StageHead>
      {model.season !== null && (
        <p>
          <a href={seasonPath(model.season.name)}>{t.season({ season: model.season.name })}</a>
        </p>
      )}
      <Announcements announcements={model.event?.announcements ?? []} />
      <div class="overview">
        <div class="overview-column">
          <Now model={model} />
          <FinalPanels finals={model.finals} competition={model.competition} />
        </div>
        {model.play !== null && (
          <div class="overview-column">
            <Leaders model={model} />
          </div>
        )}
        <div class="overview-column">
          {!model.closed && <LatestResults model={model} />}
          {model.records !== null && <Records records={model.records} />}
          <Course stages={model.stages} />
        </div>
      </div>
      {model.event !== null && (
        <>
          <Timetable days={model.event.timetable} />
          <EventFace event={model.event} />
        </>
      )}
      {model.play === null && <Field model={model} />}
      <footer class="page-foot">
        <p>
          {t.lotsOpen} <a href={`${competitionPath(model.competition)}/lots`}>{t.hash}</a>{" "}
          {model.seedHash.slice(0, SHORT_HASH)}
        </p>
        <p class="no-print">
          <a href={screenPath(model.competition)}>{t.screen}</a>
        </p>
      </footer>
    </>
  );
};

/** Length that people compare by eye; the page of the lots has the whole hash. */
const SHORT_HASH = 12;

/** The largest figure on the page: the number of the round. */
const RoundNumeral = ({ model: { play, closed } }: PageProps<OverviewModel>): VNode | null => {
  const language = useLanguage();
  if (play === null || closed || "label" in play.of) return null;
  const t = overviewTexts[language];
  return (
    <p class="round-numeral" aria-hidden="true">
      <strong>{play.of.round}</strong>
      <span>
        {t.roundUnit}
        <br />
        {t.ofPlanned({ planned: play.of.planned })}
      </span>
    </p>
  );
};

const Now = ({ model }: PageProps<OverviewModel>): VNode => {
  const page = usePage();
  const t = overviewTexts[page.language];
  const { play, closed } = model;
  const links = linksOf(model, page);
  return (
    <Section
      id="now"
      screenOnly
      title={
        closed
          ? t.closed
          : play === null
            ? t.notStarted
            : "label" in play.of
              ? play.of.label
              : t.roundName({ round: play.of.round })
      }
    >
      <ul class="links">
        {links.map(({ href, text }, index) => (
          <li key={href}>
            <a class={index === 0 && links.length > 1 ? "button primary" : "button"} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The most popular links now, always including the screen. */
const linksOf = (
  { at, competition, closed, play }: OverviewModel,
  page: PageFrame,
): readonly { readonly href: string; readonly text: string }[] => {
  const t = overviewTexts[page.language];
  const base = competitionPath(competition);
  const screen = { href: screenPath(competition), text: t.screen };
  if (closed) {
    return [
      { href: `${base}/standings`, text: t.standings },
      ...(at === "boards" ? [{ href: `${base}/crosstable`, text: t.crosstable }] : []),
      { href: `${base}/lots`, text: t.lots },
      screen,
    ];
  }
  if (play === null) return [screen];
  if ("label" in play.of) {
    return [
      { href: `${base}/tables?by=name`, text: t.byName },
      { href: `${base}/tables`, text: t.tables },
      { href: `${base}/cut`, text: t.cut },
      screen,
    ];
  }
  const pairings = pairingsPath(competition, play.of.round);
  const ofTeams = termsOf(page).entrants === "teams";
  return [
    { href: `${pairings}?by=name`, text: ofTeams ? t.byTeam : t.byName },
    { href: pairings, text: t.pairingsOf({ round: play.of.round }) },
    screen,
  ];
};

const Leaders = ({ model }: PageProps<OverviewModel>): VNode => {
  const t = useTexts(overviewTexts);
  return (
    <Section
      id="leaders"
      title={model.closed ? t.final : t.leaders}
      more={<a href={`${competitionPath(model.competition)}/standings`}>{t.standings}</a>}
    >
      <ol class="leaders">
        {model.play?.leaders.map((line) => (
          <li key={line.entry} value={line.rank}>
            <span class="rank">{line.annulled ? "–" : line.rank}</span>
            <span class="who">
              <a class="player-link" href={playerPath(model.competition, line.entry)}>
                <TitledName player={line} />
              </a>
              <UnconfirmedMark of={"unconfirmed" in line && line.unconfirmed} />
              {line.club !== "" && <span class="note">{line.club}</span>}
            </span>
            {"form" in line ? (
              <FormTicks form={line.form.filter((mark) => mark !== "none").slice(-FORM)} />
            ) : (
              <span />
            )}
            <LeadingValues values={line.values} units={model.play?.units} />
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** Number of recent rounds in a leader's form. */
const FORM = 10;

/** Records of a finished event, with their holders. */
const Records = ({
  records: { highest, closest, climb },
}: {
  readonly records: EventRecords;
}): VNode | null => {
  const t = useTexts(overviewTexts);
  const heldAt = (name: string, at: number | string): string =>
    t.inRound({ name, at, isRound: typeof at === "number" });
  const [a = "", b = ""] = closest?.names ?? [];
  const lines = [
    ...(highest === null ? [] : [[t.highest, highest.score, heldAt(highest.name, highest.at)]]),
    ...(closest === null
      ? []
      : [[t.closest, closest.score, heldAt(t.against({ a, b }), closest.at)]]),
    ...(climb === null
      ? []
      : [[t.climb, t.fromTo({ from: climb.from, to: climb.to }), climb.name]]),
  ];
  if (lines.length === 0) return null;
  return (
    <Section id="records" title={t.records}>
      <dl class="records">
        {lines.map(([term, figure, who]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{figure}</strong>
              {who}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Field = ({ model }: PageProps<OverviewModel>): VNode => {
  const t = useTexts(overviewTexts);
  const isRated = model.field.some(({ rating }) => (rating ?? 0) > 0);
  return (
    <Section id="field" title={t.field}>
      {model.field.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ul class="field-list">
          <Lines
            lines={model.field}
            draw={(player) => (
              <li key={player.entry} value={player.number ?? undefined}>
                {player.number !== null && <span class="number">{player.number}</span>}
                <span class="field-who">
                  <a class="player-link" href={playerPath(model.competition, player.entry)}>
                    <TitledName player={player} />
                  </a>
                  {originOf(player) !== "" && <span class="note">{originOf(player)}</span>}
                </span>
                {isRated && <span class="number">{player.rating || t.unrated}</span>}
              </li>
            )}
          />
        </ul>
      )}
    </Section>
  );
};

const originOf = ({ nation, club }: OverviewModel["field"][number]): string =>
  [nation, club].filter((text) => text !== "").join(" · ");
