import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Pyramid } from "../../parts/pyramid.tsx";
import type { LadderJournalModel } from "./model.ts";
import { ladderJournalTexts } from "./texts.ts";

interface Props {
  readonly model: LadderJournalModel;
  readonly page: PageFrame;
}

/** Who did what, when and why; and the pyramid as it was after any of it. */
export const LadderJournalView = ({ model, page }: Props): VNode => {
  const t = journalTexts[page.language];
  const own = ladderJournalTexts[page.language];
  const id = page.competition?.id ?? "";
  const base = `${competitionPath(id, "console")}/journal`;
  useShortcuts([
    { key: "/", text: t.search, run: () => document.getElementById("journal-search")?.focus() },
  ]);
  return (
    <ConsolePage
      page={page}
      place="journal"
      title={t.title}
      aside={<p class="note">{t.total(model.total)}</p>}
    >
      {model.snapshot !== null && (
        <section class="card stack" aria-labelledby="snapshot">
          <div class="cluster">
            <h2 id="snapshot">{own.snapshot(model.snapshot.seq)}</h2>
            <a class="button" href={withQuery(page.url, "seq", null)}>
              {own.back}
            </a>
          </div>
          <Pyramid competition={id} levels={model.snapshot.levels} language={page.language} />
        </section>
      )}
      <form class="cluster fields" method="get" action={base}>
        <label class="field">
          <span>{t.search}</span>
          <input id="journal-search" name="q" defaultValue={model.search} type="search" />
        </label>
        <button type="submit">{t.find}</button>
        {model.search !== "" && <a href={base}>{t.clear}</a>}
      </form>
      {model.lines.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <Lines model={model} page={page} />
      )}
      <p class="cluster">
        {model.before !== null && (
          <a class="button" href={withQuery(page.url, "before", String(model.before))}>
            {t.older}
          </a>
        )}
        {page.url.includes("before=") && <a href={base}>{t.newest}</a>}
      </p>
    </ConsolePage>
  );
};

const Lines = ({ model, page }: Props): VNode => {
  const t = journalTexts[page.language];
  const own = ladderJournalTexts[page.language];
  return (
    <table class="wide journal ladder-table">
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.number}
          </th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.who}</th>
          <th scope="col">{t.time}</th>
          <th scope="col">
            <span class="visually-hidden">{t.thenShort}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {model.lines.map(({ seq, text, actor, time, happened }) => (
          <tr key={seq} id={`event-${seq}`}>
            <td class="number">{seq}</td>
            <td class="what">{text}</td>
            <td>{actor}</td>
            <td class="time">
              {time}
              {happened !== null && (
                <span class="note">
                  {" "}
                  ({own.effective} {happened})
                </span>
              )}
            </td>
            <td>
              <a href={withQuery(page.url, "seq", String(seq))}>
                {t.thenShort} <span class="visually-hidden">{t.thenOf(seq)}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
