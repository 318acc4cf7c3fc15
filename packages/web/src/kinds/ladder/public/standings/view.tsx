import type { VNode } from "preact";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { ladderTexts } from "../../parts/texts.ts";
import type { LadderLine, LadderStandingsModel } from "./model.ts";
import { standingsTexts } from "./texts.ts";

/** With a sign in any case: `+13`, `−7`. */
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** Everybody in the order of their seats, with what they have played. */
export const LadderStandingsView = ({ model, page }: PageProps<LadderStandingsModel>): VNode => {
  const t = standingsTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{t.title}</h1>
        <p class="note">{t.note}</p>
        <p>
          <a href={`/api/v1/competitions/${model.competition}/ratings?format=csv`} download>
            {t.download}
          </a>
        </p>
      </header>
      {model.lines.length === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <Lines lines={model.lines} competition={model.competition} page={page} />
      )}
      {model.left.length > 0 && (
        <details>
          <summary>{t.left}</summary>
          <Lines lines={model.left} competition={model.competition} page={page} />
        </details>
      )}
    </>
  );
};

const Lines = ({
  lines,
  competition,
  page,
}: {
  readonly lines: readonly LadderLine[];
  readonly competition: string;
  readonly page: PageFrame;
}): VNode => {
  const t = standingsTexts[page.language];
  const words = ladderTexts[page.language];
  return (
    <table class="wide ladder-standings">
      <thead>
        <tr>
          <th scope="col">{words.seat}</th>
          <th scope="col">{words.player}</th>
          <th scope="col" class="number">
            <abbr title={t.ratingLong}>{words.rating}</abbr>
          </th>
          <th scope="col" class="number">
            {t.games}
          </th>
          <th scope="col" class="number">
            <abbr title={t.wonLong}>{t.won}</abbr>
          </th>
          <th scope="col" class="number">
            <abbr title={t.drawnLong}>{t.drawn}</abbr>
          </th>
          <th scope="col" class="number">
            <abbr title={t.lostLong}>{t.lost}</abbr>
          </th>
          <th scope="col" class="number parts">
            <abbr title={t.as}>{t.asShort}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.entry}>
            <td>{line.seat ?? "–"}</td>
            <th scope="row" class="name">
              <a href={playerPath(competition, line.entry)}>{line.name}</a>{" "}
              <span class="note club">{line.club}</span>
            </th>
            <td class="number">
              {line.rating === 0 ? "–" : line.rating}
              {line.change !== null && <span class="note"> {signed(line.change)}</span>}
            </td>
            <td class="number">{line.won + line.drawn + line.lost}</td>
            <td class="number">{line.won}</td>
            <td class="number">{line.drawn}</td>
            <td class="number">{line.lost}</td>
            <td class="number parts">
              {line.asChallenger} / {line.asDefender}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
