import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { GameLine } from "../../../../parts/game-line.tsx";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import {
  comparePath,
  competitionPath,
  playerPath,
  standingsCsvPath,
  workingPath,
} from "../../../../shell/paths.ts";
import type { StandingsLine, StandingsModel } from "./model.ts";
import { standingsTexts } from "./texts.ts";

/** The standings, with a way to "why?" in each line. */
export const StandingsView = ({
  model,
  page,
}: {
  readonly model: StandingsModel;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{standingsTitle(model, page)}</h1>
        {model.missing > 0 && <p class="note">{t.missing(model.missing)}</p>}
      </header>
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${competitionPath(model.competition)}/standings?round=${round}`}
      />
      {model.published === 0 && (
        <p class="empty">{model.lines.length === 0 ? t.nobody : t.before}</p>
      )}
      {model.lines.length > 0 && (
        <>
          <div class="standings-scroller">
            <StandingsTable model={model} page={page} />
          </div>
          <LeaverNotes notes={model.leavers} />
          <StandingsLinks model={model} page={page} />
        </>
      )}
    </>
  );
};

/** "Tabelle nach Runde 7", or "Endstand" once nothing can follow. */
export const standingsTitle = (model: StandingsModel, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (model.closed && model.round === model.published && model.round > 0) return t.final;
  return model.round === 0 ? t.title : t.titleAfter(model.round);
};

const StandingsLinks = ({
  model,
  page,
}: {
  readonly model: StandingsModel;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  const { competition, round } = model;
  return (
    <p class="cluster no-print">
      {round > 0 && <span class="note">{t.howHint}</span>}
      {model.lines.length > 1 && (
        <a href={`${competitionPath(competition)}/compare${round > 0 ? `?round=${round}` : ""}`}>
          {t.compareTwo}
        </a>
      )}
      <a href={standingsCsvPath(competition, round)}>{t.csv}</a>
    </p>
  );
};

const StandingsTable = ({
  model,
  page,
}: {
  readonly model: StandingsModel;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  return (
    <table class="standings wide">
      <caption class="visually-hidden">
        {t.caption(
          formatList(
            model.columns.map(({ label }) => label),
            page.language,
          ),
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.rank}
          </th>
          {details.includes("number") && (
            <th scope="col" class="number player-number">
              {t.number}
            </th>
          )}
          <th scope="col">{t.name}</th>
          <th scope="col" class="club">
            {t.club}
          </th>
          {details.includes("rating") && (
            <th scope="col" class="number given">
              {t.rating}
            </th>
          )}
          {details.includes("nation") && (
            <th scope="col" class="given">
              {t.nation}
            </th>
          )}
          {model.columns.map(({ place, short, label, explained }) => (
            <th key={place} scope="col" class={columnClass(explained)}>
              <abbr title={label}>{short}</abbr>
            </th>
          ))}
          {model.round > 0 && (
            <th scope="col" class="last">
              {t.lastOf(model.round)}
            </th>
          )}
          {model.round > 0 && (
            <th scope="col" class="no-print">
              {t.why}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {model.lines.map((line) => (
          <Row key={line.entry} line={line} model={model} page={page} />
        ))}
      </tbody>
    </table>
  );
};

/** After the final most have nothing to show for the round. */
const isOutsideStage = (line: NonNullable<StandingsLine["last"]>): boolean =>
  line.kind === "unplayed" && line.reason === "not-in-stage";

const Row = ({
  line,
  model,
  page,
}: {
  readonly line: StandingsLine;
  readonly model: StandingsModel;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  const player = playerPath(model.competition, line.entry);
  return (
    <tr class={line.withdrawn ? "withdrawn" : undefined}>
      <td class="number rank">
        {line.annulled ? "–" : line.rank}
        {line.shared && <span class="visually-hidden"> ({t.shared})</span>}
      </td>
      {details.includes("number") && <td class="number player-number">{line.number}</td>}
      <th scope="row" class="name">
        <a href={player}>
          <TitledName player={line} />
        </a>
        {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
      </th>
      <td class="club">{line.club}</td>
      {details.includes("rating") && (
        <td class="number given">{line.rating === 0 ? "–" : line.rating}</td>
      )}
      {details.includes("nation") && <td class="given">{line.nation}</td>}
      {model.columns.map(({ place, label, explained }, index) => (
        <td key={place} class={columnClass(explained)}>
          <Value
            text={line.values[index] ?? ""}
            href={
              model.round > 0 && explained && !line.annulled
                ? workingPath(model.competition, line.entry, model.round, place)
                : null
            }
            title={t.howOf(label, line.name)}
          />
        </td>
      ))}
      {model.round > 0 && (
        <td class="last">
          {line.last !== null && !isOutsideStage(line.last) && (
            <GameLine line={line.last} worth={line.worth} opponent={line.opponent} page={page} />
          )}
        </td>
      )}
      {model.round > 0 && (
        <td class="why no-print">
          <a href={`${player}?round=${model.round}#why`} title={t.whyHere(line.name)}>
            {t.why}
          </a>
          {line.above !== null && (
            <a
              class="compare"
              href={`${comparePath(model.competition, line.above, line.entry)}?round=${model.round}`}
              title={t.whyBehind(line.name)}
            >
              {t.compare}
            </a>
          )}
        </td>
      )}
    </tr>
  );
};

/** Narrow screens have no room for what is simply given, as ratings. */
const columnClass = (explained: boolean): string => (explained ? "number" : "number given");

/** A value; it leads to its working, which the page's script opens below the line. */
const Value = ({
  text,
  href,
  title,
}: {
  readonly text: string;
  readonly href: string | null;
  readonly title: string;
}): VNode => {
  return href === null ? (
    <span class={valueTextClass(text)}>{text}</span>
  ) : (
    <a class={valueTextClass(text)} href={href} title={title} data-working>
      {text}
    </a>
  );
};
