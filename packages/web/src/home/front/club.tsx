import { formatDays, formatMoment } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { homeTexts } from "@losfee/messages/home-front";
import type { VNode } from "preact";
import { Lot } from "../../parts/lot.tsx";
import { Section } from "../../parts/section.tsx";
import { Strip } from "../../parts/strip.tsx";
import { eventColours } from "../../shell/colour/event-colour.ts";
import { withQuery } from "../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../shell/page-context.ts";
import { competitionPath, seasonPath } from "../../shell/paths.ts";
import { cardTitle } from "../parts/formats/cards.ts";
import type { Club } from "./page.ts";

interface ClubProps {
  readonly club: Club;
}

/** What is on, what comes and what was; what there is none of takes no room. */
export const ClubSections = ({ club }: ClubProps): VNode => {
  const t = useTexts(homeTexts);
  const { on, soon, played, search } = club;
  const isNothing = on.length + soon.length + played.length === 0;
  return (
    <>
      {isNothing && search !== null && <p class="empty">{t.nothingFound}</p>}
      {on.length > 0 && (
        <Section id="on" title={t.on}>
          <ul class="lots on-now">
            {on.map((one) => (
              <OnNow key={one.id} competition={one} />
            ))}
          </ul>
        </Section>
      )}
      <div class="front-columns">
        {soon.length > 0 && (
          <Section id="soon" title={t.soon}>
            <ul class="coming plain">
              {soon.map((one) => (
                <Soon key={one.id} competition={one} />
              ))}
            </ul>
          </Section>
        )}
        {played.length > 0 && <Played club={club} />}
      </div>
      <p class="front-foot">
        <a href="/?show=about">{t.what}</a>
      </p>
    </>
  );
};

/** The field that finds a competition by its name. */
export const Search = ({ text }: { readonly text: string }): VNode => {
  const t = useTexts(homeTexts);
  return (
    <form class="front-search" action="/">
      <input type="search" name="q" value={text} placeholder={t.find} aria-label={t.find} />
      <button type="submit" class="white">
        {t.search}
      </button>
    </form>
  );
};

interface CompetitionProps {
  readonly competition: CompetitionSummary;
}

const OnNow = ({ competition }: CompetitionProps): VNode => {
  const language = useLanguage();
  const t = homeTexts[language];
  const { id, name, entries, rounds, plannedRounds, hue, end, current } = competition;
  const entered = current === undefined ? 0 : current.games - current.missing;
  return (
    <Lot
      as="li"
      stub={
        <>
          <Ink hue={hue} />
          {rounds > 0 ? rounds : entries}
          <small>{rounds > 0 ? t.of({ planned: plannedRounds }) : t.endless}</small>
        </>
      }
      label={rounds > 0 ? t.stubs.round : t.stubs.players}
    >
      <a href={competitionPath(id)}>{name}</a>
      <p class="note">
        {[
          cardTitle(competition.format, language),
          t.people({ count: entries }),
          ...(end === undefined ? [] : [t.until({ day: formatMoment(end, language) })]),
        ].join(" · ")}
        <Season competition={competition} />
      </p>
      {current !== undefined && (
        <>
          <p class="on-state">
            {current.missing === 0 ? t.complete : t.resultsIn({ entered, games: current.games })}
          </p>
          {current.games <= MOST_MARKS && (
            <Strip
              label={t.resultsIn({ entered, games: current.games })}
              marks={Array.from({ length: current.games }, (_, index) =>
                index < entered ? "in" : "missing",
              )}
            />
          )}
        </>
      )}
    </Lot>
  );
};

/** More results than this are too small as marks. */
const MOST_MARKS = 60;

const Season = ({ competition: { season } }: CompetitionProps): VNode | null =>
  season === undefined ? null : (
    <>
      {" · "}
      <a href={seasonPath(season.name)}>{season.name}</a>
    </>
  );

const Soon = ({ competition }: CompetitionProps): VNode => {
  const language = useLanguage();
  const t = homeTexts[language];
  const { id, name, start, end = start, place, entries, plannedRounds, format } = competition;
  const facts = [
    ...(start === undefined || end === undefined ? [] : [formatDays(start, end, language)]),
    ...(place === undefined ? [] : [place]),
    cardTitle(format, language),
    ...(plannedRounds === 0 ? [] : [t.roundsPlanned({ count: plannedRounds })]),
  ];
  return (
    <li>
      <a href={competitionPath(id)}>{name}</a>
      <p class="note">{t.people({ count: entries })}</p>
      <p class="note past-facts">
        {facts.join(" · ")}
        <Season competition={competition} />
      </p>
    </li>
  );
};

const Played = ({ club: { played, years, year } }: ClubProps): VNode => {
  const page = usePage();
  const t = homeTexts[page.language];
  return (
    <Section
      id="played"
      title={t.played}
      more={
        years.length > 1 && (
          <span class="past-years">
            {years.map((one) => (
              <a
                key={one}
                href={withQuery(page.url, "part", one === years[0] ? null : one)}
                aria-current={one === year ? "true" : undefined}
              >
                {one === "" ? t.undated : one}
              </a>
            ))}
          </span>
        )
      }
    >
      <ul class="past plain">
        {played.map((one) => (
          <li key={one.id}>
            <a href={competitionPath(one.id)}>{one.name}</a>
            <span class="past-winner">{one.winner}</span>
            <span class="note past-facts">
              {[
                ...(one.start === undefined
                  ? []
                  : [formatDays(one.start, one.end ?? one.start, page.language)]),
                cardTitle(one.format, page.language),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The event's colour under the stub in both schemes; a hue's stylesheet serves one event only. */
const Ink = ({ hue }: { readonly hue: number }): VNode => (
  <svg class="competition-ink" width="100%" height="100%" aria-hidden="true">
    <rect class="by-day" width="100%" height="100%" fill={eventColours(hue, "light").stage} />
    <rect class="by-night" width="100%" height="100%" fill={eventColours(hue, "dark").stage} />
  </svg>
);
