import type { ComponentChildren, VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { JournalModel, Snapshot } from "./model.ts";

interface JournalProps {
  readonly model: JournalModel;
  readonly page: PageFrame;
  /** How things stood, where the page shows that in a way of its own. */
  readonly then?: ComponentChildren;
}

/** Who did what, when and why; and how things stood after any of it. */
export const JournalView = ({ model, page, then }: JournalProps): VNode => {
  const t = journalTexts[page.language];
  const base = `${competitionPath(page.competition?.id ?? "", "console")}/journal`;
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
      {then}
      {model.snapshot !== null && <Then snapshot={model.snapshot} page={page} />}
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
        <table class="wide journal">
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
            {model.lines.map(({ seq, text, actor, time }) => (
              <tr key={seq} id={`event-${seq}`}>
                <td class="number">{seq}</td>
                <td class="what">{text}</td>
                <td>{actor}</td>
                <td class="time">{time}</td>
                <td>
                  <a href={withQuery(page.url, "seq", String(seq))}>
                    {t.thenShort} <span class="visually-hidden">{t.thenOf(seq)}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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

const Then = ({
  snapshot,
  page,
}: {
  readonly snapshot: Snapshot;
  readonly page: PageFrame;
}): VNode => {
  const t = journalTexts[page.language];
  const { last } = snapshot;
  return (
    <section class="card stack snapshot" aria-labelledby="snapshot">
      <div class="cluster">
        <h2 id="snapshot">{t.snapshot(snapshot.seq)}</h2>
        <a class="button" href={withQuery(page.url, "seq", null)}>
          {t.back}
        </a>
      </div>
      <p>
        {t.facts(snapshot.entries, snapshot.rounds)}
        {snapshot.status === "closed" && <> · {t.closed}</>}
      </p>
      <div class="grid">
        <details open>
          <summary>{t.standings}</summary>
          <ol class="plain">
            {snapshot.standings.map(({ rank, name, tally }) => (
              <li key={name}>
                {rank}. {name} <span class="note">{tally}</span>
              </li>
            ))}
          </ol>
        </details>
        {last !== null && (
          <details open>
            <summary>
              {t.round(last.round)} ({t.status[last.status]}
              {last.missing > 0 && <>, {t.missing(last.missing)}</>})
            </summary>
            <ol class="plain">
              {last.games.map(({ board, names, result }) => (
                <li key={board}>
                  {board}: {names[0]} – {names[1]} <b>{result}</b>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  );
};
