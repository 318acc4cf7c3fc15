import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { matchPath } from "../../../../shell/paths.ts";
import { RecordTable } from "../../parts/match/record-table.tsx";
import type { CrossedLine, ScheveningenModel } from "./scheveningen-model.ts";
import { scheveningenTexts } from "./scheveningen-texts.ts";
import { crosstableTexts } from "./texts.ts";

/** Everybody of one team against everybody of the other, then all players in one table. */
export const ScheveningenView = ({ model, page }: PageProps<ScheveningenModel>): VNode => {
  const t = scheveningenTexts[page.language];
  const { teams, rows, columns, total, records, competition } = model;
  return (
    <>
      <StageHead title={crosstableTexts[page.language].title} page={page} />
      <p class="crossed-total">
        <span>{teams[0]}</span>{" "}
        <b>
          {total[0]} : {total[1]}
        </b>{" "}
        <span>{teams[1]}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="scroller" aria-label={t.caption(teams[0], teams[1])} tabIndex={0}>
        <table class="crossed">
          <caption class="visually-hidden">{t.caption(teams[0], teams[1])}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">
                {t.place}
              </th>
              <th scope="col">{teams[0]}</th>
              {columns.map((line) => (
                <th key={line.place} scope="col" class="cell">
                  <abbr title={line.names.join(" / ")}>{line.place}</abbr>
                </th>
              ))}
              <th scope="col" class="number">
                {t.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.place}>
                <td class="number">{row.place}</td>
                <th scope="row" class="name">
                  <Names line={row} />
                </th>
                {row.cells.map((games, column) => (
                  <td key={column} class="cell">
                    {games.map(({ text, round, match, firstMoves }) => (
                      <a
                        key={round}
                        href={matchPath(competition, round, match)}
                        class={firstMoves ? "first-move" : undefined}
                        title={t.inRound(round)}
                      >
                        {text === "" ? "·" : text}
                      </a>
                    ))}
                  </td>
                ))}
                <td class="number points">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="legend">{t.legend(teams[0])}</p>
      <table class="crossed-columns">
        <caption>{teams[1]}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.place}
            </th>
            <th scope="col">{t.name}</th>
            <th scope="col" class="number">
              {t.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map((line) => (
            <tr key={line.place}>
              <td class="number">{line.place}</td>
              <th scope="row" class="name">
                <Names line={line} />
              </th>
              <td class="number points">{line.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {records.length > 0 && (
        <section class="section stack" aria-labelledby="individual">
          <h2 id="individual">{t.individual}</h2>
          <RecordTable lines={records} caption={t.individual} withTeams page={page} />
        </section>
      )}
    </>
  );
};

const Names = ({ line }: { readonly line: CrossedLine }): VNode => (
  <>{line.names.length === 0 ? "–" : line.names.join(" / ")}</>
);
