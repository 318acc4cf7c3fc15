import { formatLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { EventFacts } from "../../../../parts/event-facts.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { competitionPath, pairingsPath, playerPath } from "../../../../shell/paths.ts";
import { Course } from "../../parts/course-list.tsx";
import { FinalPanels } from "../../parts/final-panel.tsx";
import type { OverviewModel } from "./model.ts";
import { overviewTexts } from "./texts.ts";

/** The public front page of a competition: where it stands and where to look. */
export const OverviewView = ({ model, page }: PageProps<OverviewModel>): VNode => {
  const t = overviewTexts[page.language];
  return (
    <>
      <StageHead
        large
        title={model.name}
        page={page}
        meta={[
          formatLabel(model.format, page.language),
          t.players(model.entries),
          page.competition?.event ?? "",
        ]
          .filter((text) => text !== "")
          .join(" · ")}
      />
      <div class="grid overview">
        <Now model={model} page={page} />
        <FinalPanels finals={model.finals} competition={model.competition} page={page} />
        {model.play !== null && <Leaders model={model} page={page} />}
        <Course stages={model.stages} page={page} />
      </div>
      <EventFacts facts={model.facts} language={page.language} />
      {model.play === null && <Field model={model} page={page} />}
      <p class="note">
        <a href={`${competitionPath(model.competition)}/lots`}>{t.hash}</a>:{" "}
        <code class="long">{model.seedHash}</code>
      </p>
    </>
  );
};

const Now = ({ model, page }: PageProps<OverviewModel>): VNode => {
  const t = overviewTexts[page.language];
  const { play, closed } = model;
  const links = linksOf(model, page);
  return (
    <Section
      id="now"
      title={
        closed
          ? t.closed
          : play === null
            ? t.notStarted
            : "label" in play.of
              ? play.of.label
              : t.round(play.of.round, play.of.planned)
      }
    >
      {play !== null && !closed && (
        <>
          <p>{play.missing === 0 ? t.complete : t.running(play.missing, play.games)}</p>
          <progress value={play.games - play.missing} max={play.games} aria-hidden="true" />
        </>
      )}
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

/** Where most want to go now; the screen is always at hand. */
const linksOf = (
  { at, competition, closed, play }: OverviewModel,
  page: PageFrame,
): readonly { readonly href: string; readonly text: string }[] => {
  const t = overviewTexts[page.language];
  const base = competitionPath(competition);
  const screen = { href: `${base}/screen`, text: t.screen };
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
  return [
    { href: `${pairings}?by=name`, text: t.byName },
    { href: pairings, text: t.pairingsOf(play.of.round) },
    screen,
  ];
};

const Leaders = ({ model, page }: PageProps<OverviewModel>): VNode => {
  const t = overviewTexts[page.language];
  return (
    <Section id="leaders" title={model.closed ? t.final : t.leaders}>
      <ol class="leaders">
        {model.play?.leaders.map((line) => (
          <li key={line.entry} value={line.rank}>
            <span class="rank">{line.annulled ? "–" : line.rank}</span>
            <a class="player-link" href={playerPath(model.competition, line.entry)}>
              <TitledName player={line} />
            </a>
            <LeadingValues values={line.values} />
          </li>
        ))}
      </ol>
      <p>
        <a href={`${competitionPath(model.competition)}/standings`}>{t.standings}</a>
      </p>
    </Section>
  );
};

const Field = ({ model, page }: PageProps<OverviewModel>): VNode => {
  const t = overviewTexts[page.language];
  const isRated = model.at === "boards" || model.field.some(({ rating }) => rating > 0);
  return (
    <Section id="field" title={t.field}>
      {model.field.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ul class="field-list">
          {model.field.map((player) => (
            <li key={player.entry} value={player.number ?? undefined}>
              {player.number !== null && <span class="number">{player.number}</span>}
              <a class="player-link" href={playerPath(model.competition, player.entry)}>
                <TitledName player={player} />
              </a>
              <span class="note">
                {[player.nation, player.club].filter((text) => text !== "").join(" · ")}
              </span>
              {isRated && (
                <span class="number">{player.rating === 0 ? t.unrated : player.rating}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
