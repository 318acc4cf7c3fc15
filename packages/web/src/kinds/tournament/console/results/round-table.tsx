import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ResultsModel } from "./model.ts";
import { resultsTexts } from "./texts.ts";

/** Every game of the round with its result; directors find the way to a correction here. */
export const RoundTable = ({ model, page }: PageProps<ResultsModel>): VNode => {
  const t = resultsTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <details id="all-games" open={model.missing === 0}>
      <summary>{t.all}</summary>
      <table class="wide results-table">
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.board}
            </th>
            <th scope="col">{t.game}</th>
            <th scope="col">{t.result}</th>
            <th scope="col" class="by">
              {t.by}
            </th>
            {model.secondEntry && <th scope="col">{t.second}</th>}
            {model.director && <th scope="col" />}
          </tr>
        </thead>
        <tbody>
          {model.rows.map(({ board, names, result }) => (
            <tr key={board}>
              <td class="number">{board}</td>
              <th scope="row">
                {names[0]} – {names[1]}
              </th>
              <td>
                {result !== null && (result.text ?? t.hidden)}
                {result?.corrected === true && <span class="tag">{t.corrected}</span>}
              </td>
              <td class="by">{result?.actor}</td>
              {model.secondEntry && <td>{result && t.secondState[result.second]}</td>}
              {model.director && (
                <td>
                  {result && <a href={`${base}/correct/${model.round}/${board}`}>{t.correct}</a>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
