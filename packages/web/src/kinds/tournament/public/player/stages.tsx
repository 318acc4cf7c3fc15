import { labelled } from "@losfee/contract";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { playerTexts } from "@losfee/messages/tournament-public-player";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { OwnGame, OwnStage } from "../../parts/player/own-stages.ts";
import { Needs } from "../../parts/tables/needs.tsx";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import type { PlayerAtTables } from "./page.ts";
import { WhyHereNotes } from "./why-here.tsx";

/** A player's games at tables and values, the last stage first. */
export const PlayerStages = ({ model }: PageProps<PlayerAtTables>): VNode => {
  const language = useLanguage();
  const t = playerTexts[language];
  return (
    <>
      {model.stages.length === 0 && <p class="empty">{tableTexts[language].noStage}</p>}
      {model.left.map(({ label, substitution }) => (
        <p key={label}>{labelled(label, substitution, language)}</p>
      ))}
      {model.stages.map((stage) => (
        <section key={stage.stage} class="stack" aria-labelledby={`stage-${stage.stage}`}>
          <h2 id={`stage-${stage.stage}`}>
            {stage.label} <span class="note">{t.rank({ rank: stage.rank, of: stage.of })}</span>{" "}
            {stage.outlook !== null && <VerdictMark of={stage.outlook} />}
          </h2>
          {stage.outlook !== null &&
            (stage.outlook.verdict === "open" || stage.outlook.because !== null) && (
              <Needs outlook={stage.outlook} />
            )}
          {stage.substitution !== "" && <p>{labelled(model.name, stage.substitution, language)}</p>}
          <div class="standings-scroller">
            <Games stage={stage} model={model} />
          </div>
          <h3>{t.why}</h3>
          <WhyHereNotes why={stage.why} model={model} />
        </section>
      ))}
    </>
  );
};

const Games = ({
  stage: { games },
  model,
}: PageProps<PlayerAtTables> & { readonly stage: OwnStage }): VNode => {
  const page = usePage();
  const t = playerTexts[page.language];
  const words = tableTexts[page.language];
  const points = {
    heading: words.points,
    class: "number",
    cell: (game: OwnGame) => game.points,
  };
  return (
    <ColumnTable
      class="wide"
      caption={t.captionTableGames}
      lines={games}
      columns={[
        { heading: t.game, class: "number", isRowHeading: true, cell: ({ game }) => game },
        { heading: words.tableWord, class: "number", cell: ({ table }) => table },
        { heading: t.seat, class: "number", cell: ({ seat }) => seat },
        {
          heading: t.others,
          class: "table-mates",
          cell: ({ others }) =>
            others.map(({ entry, name }, index) => (
              <span key={entry}>
                {index > 0 && ", "}
                <a href={playerPath(model.competition, entry)}>{name}</a>
              </span>
            )),
        },
        ...(games.some((game) => game.points !== "") ? [points] : []),
        { heading: words.place, class: "number", cell: ({ place }) => place },
        {
          heading: words.rankPoints,
          class: "number",
          cell: (game) => resultOf(game, page),
        },
      ]}
    />
  );
};

const resultOf = ({ annulled, status, rankPoints }: OwnGame, page: PageFrame): string => {
  const words = tableTexts[page.language];
  if (annulled) return playerTexts[page.language].annulled;
  if (status === "open") return words.open;
  if (status === "conflict") return words.conflict;
  return status === "reported" ? `${rankPoints} (${words.reported})` : rankPoints;
};
