import { overviewTexts } from "@losfee/messages/tournament-public-overview";
import type { VNode } from "preact";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { OverviewModel } from "./page.ts";
import type { Champion } from "./records.ts";

/** The winner after the end, with the way to the title. */
export const ChampionPanel = ({
  champion,
  model,
}: PageProps<OverviewModel> & { readonly champion: Champion }): VNode => {
  const t = useTexts(overviewTexts);
  const line = model.play?.leaders.find(({ entry }) => entry === champion.entry);
  return (
    <div class="champion">
      <p class="champion-label">{t.winner}</p>
      <p class="champion-name">
        <a href={playerPath(model.competition, champion.entry)}>{champion.name}</a>
      </p>
      <p class="champion-facts">
        {champion.club !== "" && <span>{champion.club}</span>}
        {line !== undefined && <LeadingValues values={line.values} units={model.play?.units} />}
      </p>
      {champion.why !== "" && <p class="note">{champion.why}</p>}
      {champion.ranks.length > 2 && <Path ranks={champion.ranks} />}
    </div>
  );
};

const WIDTH = 560;
const HEIGHT = 96;
const MARGIN = 12;

/** The rank after each round as a line, with the first on top. */
const Path = ({ ranks }: Pick<Champion, "ranks">): VNode => {
  const t = useTexts(overviewTexts);
  const worst = Math.max(...ranks);
  const x = (index: number): number =>
    MARGIN + (index * (WIDTH - 2 * MARGIN)) / Math.max(ranks.length - 1, 1);
  const y = (rank: number): number =>
    MARGIN + 10 + ((rank - 1) * (HEIGHT - 3 * MARGIN - 10)) / Math.max(worst - 1, 1);
  const lowest = ranks.lastIndexOf(worst);
  const since = ranks.findLastIndex((rank) => rank !== 1) + 1;
  return (
    <figure class="champion-path">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t.pathText({ ranks: ranks.join(", ") })}
      >
        <path
          class="path-line"
          d={ranks
            .map((rank, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(rank)}`)
            .join("")}
        />
        {worst > 1 && (
          <>
            <circle class="path-worst" cx={x(lowest)} cy={y(worst)} r={3.5} />
            <text
              class="path-label"
              x={x(lowest)}
              y={y(worst) + 18}
              text-anchor={anchorAt(lowest, ranks.length)}
            >
              {t.worst({ rank: worst, round: lowest + 1 })}
            </text>
          </>
        )}
        {ranks.at(-1) === 1 && (
          <>
            <circle class="path-end" cx={x(ranks.length - 1)} cy={y(1)} r={5} />
            {since > 0 && since < ranks.length && (
              <text class="path-label" x={WIDTH - MARGIN} y={MARGIN + 1} text-anchor="end">
                {t.firstSince({ round: since + 1 })}
              </text>
            )}
          </>
        )}
      </svg>
      <figcaption>{t.path}</figcaption>
    </figure>
  );
};

const anchorAt = (index: number, length: number): "start" | "middle" | "end" =>
  index < length / 4 ? "start" : index > (length * 3) / 4 ? "end" : "middle";
