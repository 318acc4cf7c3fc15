import { statisticsTexts } from "@losfee/messages/tournament-public-statistics";
import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { RecordTable } from "../../parts/match/record-table.tsx";
import type { StatisticsModel } from "./page.ts";

/** The best at each board, then all players. */
export const StatisticsView = ({ model }: PageProps<StatisticsModel>): VNode => {
  const t = useTexts(statisticsTexts);
  const boardOf = new Map(
    model.best.flatMap(({ board, lines }) => lines.map((line) => [line, board] as const)),
  );
  return (
    <>
      <StageHead title={t.title} />
      {model.all.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          <section class="section stack" aria-labelledby="best">
            <h2 id="best">{t.best}</h2>
            <RecordTable
              lines={[...boardOf.keys()]}
              caption={t.best}
              withTeams
              before={[
                {
                  heading: t.board,
                  class: "number rank",
                  cell: (line) => boardOf.get(line) ?? "",
                },
              ]}
            />
          </section>
          <section class="section stack" aria-labelledby="all">
            <h2 id="all">{t.all}</h2>
            <RecordTable lines={model.all} caption={t.all} withTeams />
            <p class="note">{t.how}</p>
          </section>
        </>
      )}
    </>
  );
};
