import { scheveningenTexts } from "@losfee/messages/tournament-parts-match";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { matchPath } from "../../../../shell/paths.ts";
import type { CrossedLine, ScheveningenModel } from "./scheveningen.ts";

/** A crosstable of two teams: lines for the first, columns for the second. */
export const CrossedTable = ({
  model: { teams, rows, columns, total, competition },
}: PageProps<Omit<ScheveningenModel, "records">>): VNode => {
  const t = useTexts(scheveningenTexts);
  return (
    <table class="crossed">
      <caption class="visually-hidden">{t.caption({ one: teams[0], other: teams[1] })}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.place}
          </th>
          <th scope="col">{teams[0]}</th>
          {columns.map((line) => (
            <th key={line.place} scope="col" class="cell">
              <b>{line.place}</b> <Names line={line} />
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
                    title={t.inRound({ round })}
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
      <tfoot>
        <tr>
          <th scope="row" colspan={2} class="name">
            {t.pointsOf({ team: teams[1] })}
          </th>
          {columns.map((line) => (
            <td key={line.place} class="cell points">
              {line.points}
            </td>
          ))}
          <td class="number points">
            {total[0]} : {total[1]}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

const Names = ({ line }: { readonly line: CrossedLine }): VNode => (
  <>{line.names.length === 0 ? "–" : line.names.join(" / ")}</>
);
