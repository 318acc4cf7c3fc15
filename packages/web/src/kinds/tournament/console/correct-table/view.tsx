import { impactTexts } from "@losfee/messages/tournament-console-correct-impact";
import { correctTableTexts } from "@losfee/messages/tournament-console-correct-table";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { ImpactSection } from "../../parts/impact/impact-section.tsx";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import type { CorrectTableModel } from "./page.ts";

/** Corrects or annuls a game: previews the changes, then asks for confirmation. */
export const CorrectTableView = ({ model }: PageProps<CorrectTableModel>): VNode => {
  const page = usePage();
  const t = correctTableTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const { considered } = model;
  const [refusal, setRefusal] = useState("");
  const problem = refusal === "" ? model.problem : refusal;
  const here = `${base}/correct/${model.stage}/${model.game}/${model.table}`;
  return (
    <ConsolePage title={t.title({ label: model.label, game: model.game, table: model.table })}>
      <p>
        {model.annulled === null ? t.status[model.status] : t.annulled({ reason: model.annulled })}
        {model.corrections > 0 && (
          <> ({impactTexts[page.language].corrections({ count: model.corrections })})</>
        )}
      </p>
      {!model.closed && model.status !== "open" && <Points model={model} here={here} />}
      {!model.closed && (
        <div class="cluster">
          {model.annulled === null && (
            <a class="button" href={`${here}?act=annul`}>
              {t.annul}
            </a>
          )}
          {model.erasable && (model.status !== "open" || model.annulled !== null) && (
            <Erase model={model} />
          )}
        </div>
      )}
      <Problem>{problem}</Problem>
      {model.impact !== null && considered !== null && (
        <ImpactSection
          key={page.url}
          act={considered.type === "annul-game" ? "annul" : "correct"}
          moved={model.impact.moved}
          later={model.impact.later}
          context={model.impact.context}
          command={(reason, repair) => ({ ...considered, reason, repair })}
          resultsPath={sheetsPathFrom(page, model.stage)}
          onRefused={setRefusal}
        />
      )}
    </ConsolePage>
  );
};

/** The corrected points; the preview works without a script. */
const Points = ({
  model,
  here,
}: PageProps<CorrectTableModel> & { readonly here: string }): VNode => {
  const language = useLanguage();
  const t = correctTableTexts[language];
  const words = tableTexts[language];
  return (
    <form class="section stack correct-form" method="get" action={here}>
      <div class="correct-points">
        <ColumnTable
          caption={model.label}
          lines={model.seats}
          columns={[
            { heading: words.name, isRowHeading: true, cell: ({ name }) => name },
            {
              heading: t.before,
              class: "number",
              cell: ({ absent, value }) => (absent ? words.absent : (value ?? "–")),
            },
            {
              heading: words.rankPoints,
              class: "number",
              cell: ({ sum, rankPoints }) => (sum === "" ? rankPoints : sum),
            },
            {
              heading: t.after,
              class: "number",
              cell: ({ entry, name, text }) => (
                <input
                  class="cell-input"
                  name={`p${entry}`}
                  defaultValue={text}
                  pattern="[\-+]?\d+|-|x"
                  required
                  autocomplete="off"
                  autofocus={entry === model.seats[0]?.entry && model.impact === null}
                  aria-label={`${t.after}: ${name}`}
                  title={t.incomplete}
                  onFocus={(event) => event.currentTarget.select()}
                />
              ),
            },
          ]}
        />
      </div>
      <div>
        <button type="submit" class="primary">
          {impactTexts[language].show}
        </button>
      </div>
    </form>
  );
};

const Erase = ({ model }: PageProps<CorrectTableModel>): VNode => {
  const page = usePage();
  const t = correctTableTexts[page.language];
  const { send } = useConsole();
  const erase = async (): Promise<void> => {
    const { stage, round, table } = model;
    const command = { type: "erase-result", round, board: table } as const;
    if (!(await send(command, { done: null })).ok) return;
    leadTo(`${sheetsPathFrom(page, stage)}#sheet-${table}`, t.erased);
  };
  return (
    <button type="button" onClick={() => void erase()}>
      {t.erase}
    </button>
  );
};
