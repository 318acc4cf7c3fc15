import { oddsTexts } from "@losfee/contract";
import { chancesTexts } from "@losfee/messages/tournament-public-chances";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import type { ChancesModel } from "./page.ts";

/** All players' chances to win and to advance. */
export const ChancesView = ({ model }: PageProps<ChancesModel>): VNode => {
  const language = useLanguage();
  return (
    <>
      <StageHead title={oddsTexts[language].title} />
      <ChancesBody model={model} />
    </>
  );
};

/** The chances without a head, for public pages and the console. */
export const ChancesBody = ({ model }: PageProps<ChancesModel>): VNode => {
  const t = useTexts(chancesTexts);
  if (model.lines.length === 0) return <p class="empty">{t.nobody}</p>;
  return (
    <>
      {!model.isPlayed && <p class="prose">{t.intro}</p>}
      <Progress model={model} />
      <div class="standings-scroller">
        <ColumnTable
          class="wide chances"
          caption={t.caption}
          lines={model.lines}
          keyOf={({ entry }) => entry}
          columns={[
            {
              heading: t.name,
              class: "name",
              isRowHeading: true,
              cell: ({ entry, name }) => <a href={playerPath(model.competition, entry)}>{name}</a>,
            },
            ...model.questions.map(({ label }, index) => ({
              heading: label,
              class: "number",
              classOf: ({ cells }: ChancesModel["lines"][number]) =>
                cells[index]?.certainty ?? "open",
              cell: ({ cells }: ChancesModel["lines"][number]) => (
                <>
                  {model.runs === 0 && cells[index]?.certainty === "open" ? (
                    <Unknown text={cells[index].text} />
                  ) : (
                    cells[index]?.text
                  )}
                  {cells[index]?.margin !== "" && (
                    <small class="chance-margin">{cells[index]?.margin}</small>
                  )}
                </>
              ),
            })),
          ]}
        />
      </div>
      <Sources model={model} />
    </>
  );
};

/** A blank: the page already says that the computation is running. */
const Unknown = ({ text }: { readonly text: string }): VNode => (
  <>
    <span aria-hidden="true">…</span>
    <span class="visually-hidden">{text}</span>
  </>
);

const Progress = ({ model }: PageProps<ChancesModel>): VNode | null => {
  const page = usePage();
  const t = chancesTexts[page.language];
  if (model.status === "complete") return null;
  if (model.status === "unavailable") return <p class="message bad">{t.unavailable}</p>;
  return (
    <p class="message">
      {t.running({ runs: model.runs, wanted: model.wanted })} <a href={page.url}>{t.again}</a>
    </p>
  );
};

const Sources = ({ model }: PageProps<ChancesModel>): VNode => {
  const t = useTexts(chancesTexts);
  return (
    <>
      {model.notes.map((note) => (
        <p class="note" key={note}>
          {note}
        </p>
      ))}
      {!model.isPlayed && (
        <>
          <p class="note">
            {t.repeat}{" "}
            <code>
              losfee odds --competition {model.competition} --runs {model.wanted} --seed{" "}
              {model.seed}
            </code>
          </p>
          <p class="no-print">
            <a href={`${competitionPath(model.competition)}/what-if`}>{t.whatIf}</a>
          </p>
        </>
      )}
    </>
  );
};
