import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { TablesWorkingView, tablesWorkingPath } from "../../parts/tables/working-view.tsx";
import { compareTexts } from "../compare/texts.ts";
import type { TablesCompareModel } from "./model.ts";

interface Props {
  readonly model: TablesCompareModel;
  readonly page: PageFrame;
}

type Comparison = NonNullable<TablesCompareModel["comparison"]>;

/** Two players side by side: every criterion, the one that decides, and both workings of it. */
export const TablesCompareView = ({ model, page }: Props): VNode => {
  const t = compareTexts[page.language];
  const { comparison } = model;
  return (
    <>
      <header class="page-head">
        <h1>{tablesCompareTitle(model, page)}</h1>
        <p class="note">{model.label}</p>
      </header>
      {comparison !== null && (
        <>
          <p class="message">{comparison.why}</p>
          <Criteria comparison={comparison} model={model} page={page} />
          <Workings comparison={comparison} page={page} />
        </>
      )}
      <Choice model={model} page={page} />
      <p class="no-print">
        <a href={`${competitionPath(model.competition)}/standings?stage=${model.stage}`}>
          {t.back}
        </a>
      </p>
    </>
  );
};

/** "Warum steht Maria vor Jörg?" */
export const tablesCompareTitle = ({ comparison }: TablesCompareModel, page: PageFrame): string => {
  const t = compareTexts[page.language];
  if (comparison === null) return t.choose;
  const [first, second] = comparison.players;
  return t.title(first.name, second.name);
};

const Criteria = ({
  comparison,
  model,
  page,
}: Props & { readonly comparison: Comparison }): VNode => {
  const t = compareTexts[page.language];
  const [first] = comparison.players;
  return (
    <table class="comparison wide">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.criterion}</th>
          {comparison.players.map(({ entry, name, rank }) => (
            <th key={entry} scope="col" class="number">
              <a href={playerPath(model.competition, entry)}>{name}</a>
              <span class="note"> {t.rank(rank)}</span>
            </th>
          ))}
          <th scope="col">{t.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {first.workings.map(({ label }, index) => {
          const verdict = verdictAt(index, comparison.decides);
          return (
            <tr key={label} class={verdict}>
              <th scope="row">{label}</th>
              {comparison.players.map(({ entry, workings }) => (
                <td key={entry} class="number">
                  <a
                    class="value"
                    href={tablesWorkingPath(model.competition, entry, model.stage, index + 1)}
                    data-working
                  >
                    {workings[index]?.value}
                  </a>
                </td>
              ))}
              <td>{t[verdict]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const verdictAt = (index: number, decides: number): "equal" | "decides" | "notNeeded" => {
  if (index < decides) return "equal";
  return index === decides ? "decides" : "notNeeded";
};

const Workings = ({
  comparison: { players, decides },
  page,
}: {
  readonly comparison: Comparison;
  readonly page: PageFrame;
}): VNode => {
  const t = compareTexts[page.language];
  return (
    <section class="stack" aria-labelledby="terms">
      <h2 id="terms">{t.terms(players[0].workings[decides]?.label ?? "")}</h2>
      <div class="working-pair">
        {players.map(({ entry, name, workings }) => {
          const working = workings[decides];
          return working === undefined ? null : (
            <TablesWorkingView
              key={entry}
              working={working}
              language={page.language}
              whose={name}
            />
          );
        })}
      </div>
    </section>
  );
};

/** Chooses any two players of the stage; needs no script. */
const Choice = ({ model, page }: Props): VNode | null => {
  const t = compareTexts[page.language];
  if (model.choices.length < 2) return null;
  const field = (name: string, label: string, chosen: EntryId | null): VNode => (
    <label class="field">
      <span>{label}</span>
      <select name={name}>
        {model.choices.map(({ entry, rank, name: text }) => (
          <option key={entry} value={entry} selected={entry === chosen}>
            {`${rank}. ${text}`}
          </option>
        ))}
      </select>
    </label>
  );
  const [a, b] = model.chosen;
  return (
    <form
      class="cluster compare-form no-print"
      method="get"
      action={`${competitionPath(model.competition)}/compare`}
    >
      <input type="hidden" name="stage" value={model.stage} />
      {field("a", t.first, a)}
      {field("b", t.second, b)}
      <button type="submit">{t.compare}</button>
      {a !== null && a === b && <span class="note">{t.same}</span>}
    </form>
  );
};
