import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import {
  lastReasons,
  ReasonField,
  rememberReason,
} from "../../../../parts/console/reason-field.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { CorrectTableModel, ShownImpact } from "./model.ts";
import { correctTableTexts } from "./texts.ts";

interface CorrectProps {
  readonly model: CorrectTableModel;
  readonly page: PageFrame;
}

/** Correcting or annulling a game: what would change is seen first, then confirmed. */
export const CorrectTableView = ({ model, page }: CorrectProps): VNode => {
  const t = correctTableTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const here = `${base}/correct/${model.stage}/${model.game}/${model.table}`;
  return (
    <ConsolePage page={page} place="results" title={t.title(model.label, model.game, model.table)}>
      <p>
        {model.annulled === null ? t.status[model.status] : t.annulled(model.annulled)}
        {model.corrections > 0 && <> ({t.corrections(model.corrections)})</>}
      </p>
      {!model.closed && model.status !== "open" && <Points model={model} page={page} here={here} />}
      {!model.closed && (
        <div class="cluster">
          {model.annulled === null && (
            <a class="button" href={`${here}?act=annul`}>
              {t.annul}
            </a>
          )}
          {model.erasable && (model.status !== "open" || model.annulled !== null) && (
            <Erase model={model} page={page} />
          )}
        </div>
      )}
      {model.problem !== "" && (
        <p class="message bad" role="alert">
          {model.problem}
        </p>
      )}
      {model.impact !== null && (
        <Impact key={page.url} impact={model.impact} model={model} page={page} />
      )}
    </ConsolePage>
  );
};

/** The points as they should be; asking what follows works without a script. */
const Points = ({ model, page, here }: CorrectProps & { readonly here: string }): VNode => {
  const t = correctTableTexts[page.language];
  const words = tableTexts[page.language];
  return (
    <form class="card stack correct-form" method="get" action={here}>
      <div class="standings-scroller">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" class="number">
                {t.before}
              </th>
              <th scope="col" class="number">
                {words.rankPoints}
              </th>
              <th scope="col" class="number">
                {t.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {model.seats.map(({ entry, name, value, absent, rankPoints, sum, text }, index) => (
              <tr key={entry}>
                <th scope="row">{name}</th>
                <td class="number">{absent ? words.absent : (value ?? "–")}</td>
                <td class="number">{sum === "" ? rankPoints : sum}</td>
                <td class="number">
                  <input
                    class="cell-input"
                    name={`p${entry}`}
                    defaultValue={text}
                    pattern="[\-+]?\d+|-|x"
                    required
                    autocomplete="off"
                    autofocus={index === 0 && model.impact === null}
                    aria-label={`${t.after}: ${name}`}
                    title={t.incomplete}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <button type="submit" class="primary">
          {t.show}
        </button>
      </div>
    </form>
  );
};

const Erase = ({ model, page }: CorrectProps): VNode => {
  const t = correctTableTexts[page.language];
  const { send, say } = useConsole();
  const erase = async (): Promise<void> => {
    const { stage, round, table } = model;
    if (!(await send({ type: "erase-result", round, board: table })).ok) return;
    say("done", t.erased);
    location.assign(`${sheetsPathFrom(page, stage)}#sheet-${table}`);
  };
  return (
    <button type="button" onClick={() => void erase()}>
      {t.erase}
    </button>
  );
};

const Impact = ({
  impact,
  model,
  page,
}: CorrectProps & { readonly impact: ShownImpact }): VNode => {
  const t = correctTableTexts[page.language];
  const { send, say } = useConsole();
  const [reason, setReason] = useState(lastReasons()[0] ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const base = competitionPath(page.competition?.id ?? "", "console");
  const confirm = async (repair: "keep" | "draft-again"): Promise<void> => {
    if (model.considered === null) return;
    const answer = await send({ ...model.considered, reason, repair }, { onlyIfUnchanged: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    say("done", t.done);
    location.assign(repair === "keep" ? sheetsPathFrom(page, model.stage) : `${base}/stage`);
  };
  return (
    <section class="card stack impact" aria-labelledby="impact">
      <h2 id="impact">{t.impact}</h2>
      {impact.moved.length === 0 ? (
        <p>{t.nobodyMoves}</p>
      ) : (
        <table class="wide">
          <caption>{t.moved(impact.moved.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {impact.moved.map(({ entry, name, before, after, rises }) => (
              <tr key={entry}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>
                  <b class={rises ? "signed plus" : undefined}>{after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Next impact={impact} page={page} />
      {problem !== null && (
        <p class="message bad" role="alert">
          {problem}
        </p>
      )}
      <form
        class="cluster fields save-bar"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm("keep");
        }}
      >
        <ReasonField language={page.language} value={reason} onChange={setReason} first />
        <button type="submit" class="primary">
          {impact.next === null ? t.only : t.keep}
        </button>
        {impact.canDraftAgain && (
          <button
            type="button"
            disabled={reason.trim() === ""}
            onClick={() => void confirm("draft-again")}
          >
            {t.again}
          </button>
        )}
      </form>
    </section>
  );
};

const Next = ({
  impact: { next, canDraftAgain },
  page,
}: {
  readonly impact: ShownImpact;
  readonly page: PageFrame;
}): VNode => {
  const t = correctTableTexts[page.language];
  if (next === null) return <p>{t.nextSame}</p>;
  return (
    <div class="message warn stack">
      <p>
        <b>{t.next(next.label)}</b>
      </p>
      {next.instead !== "" && <p>{t.instead(next.instead)}</p>}
      {next.out.length === 0 && next.in.length === 0 && <p>{t.seeds}</p>}
      {next.out.length > 0 && (
        <p>
          {t.out}: {formatList(next.out, page.language)}
        </p>
      )}
      {next.in.length > 0 && (
        <p>
          {t.in}: {formatList(next.in, page.language)}
        </p>
      )}
      {next.played && <p>{t.played}</p>}
      {canDraftAgain && next.acts > 0 && <p>{t.actsLost(next.acts)}</p>}
    </div>
  );
};
