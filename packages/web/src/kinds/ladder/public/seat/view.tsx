import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { ladderTexts } from "../../parts/texts.ts";
import type { LadderSeatModel } from "./model.ts";
import { seatTexts } from "./texts.ts";

/** Who held a seat from when to when. */
export const LadderSeatView = ({ model, page }: PageProps<LadderSeatModel>): VNode => {
  const t = seatTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{t.title(model.label)}</h1>
        <p class="note">
          {model.reach === null ? t.top : t.reach(model.reach.highest, model.reach.lowest)}
        </p>
      </header>
      {model.tenures.length === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <table class="wide ladder-table">
          <thead>
            <tr>
              <th scope="col">{t.who}</th>
              <th scope="col">{t.since}</th>
              <th scope="col">{t.until}</th>
              <th scope="col">{t.how}</th>
            </tr>
          </thead>
          <tbody>
            {model.tenures.map(({ player, since, until, reason }) => (
              <tr key={since}>
                <th scope="row" class="name">
                  {player === null ? (
                    ladderTexts[page.language].vacant
                  ) : (
                    <a href={playerPath(model.competition, player.entry)}>{player.name}</a>
                  )}
                </th>
                <td>{since}</td>
                <td>{until ?? t.still}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="no-print">
        <a href={competitionPath(model.competition)}>{t.back}</a>
      </p>
    </>
  );
};
