import { type Answer, formatTime } from "@losfee/contract";
import type { ListedSession } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { ShortcutsButton } from "../../parts/console/shortcuts-button.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame, PageProps } from "../../shell/page.ts";
import type { SessionsModel } from "./model.ts";
import { sessionsTexts } from "./texts.ts";

/** Who is in, on which device, by which link; sessions are ended one by one or all others. */
export const SessionsView = ({ model, page }: PageProps<SessionsModel>): VNode => {
  const t = sessionsTexts[page.language];
  const { say } = useConsole();
  const [sessions, setSessions] = useState<readonly ListedSession[] | null>(null);
  const [confirming, setAsked] = useState(false);
  /** What came of a request; null where nothing did, which has been said. */
  const valueOrSay = <Value,>(answer: Answer<Value>): Value | null => {
    if (answer.ok) return answer.value;
    say("problem", answer.problem.detail);
    return null;
  };
  const load = async (): Promise<void> => {
    const listed = valueOrSay(await api("GET /sessions"));
    if (listed !== null) setSessions(listed.sessions);
  };
  useEffect(() => void load(), []);
  const end = async (session: ListedSession): Promise<void> => {
    const answer = await api("DELETE /sessions/:session", { params: { session: session.id } });
    if (answer.ok) say("done", t.ended(nameOf(session, page)));
    else say("problem", answer.problem.detail);
    await load();
  };
  const endOthers = async (): Promise<void> => {
    const answer = valueOrSay(await api("DELETE /sessions"));
    setAsked(false);
    if (answer !== null) say("done", t.endedOthers(answer.ended));
    await load();
  };
  return (
    <>
      <header class="page-head">
        <h1>{t.title}</h1>
        <p class="cluster actions">
          <a href="/console">{t.back}</a>
          <button type="button" onClick={() => setAsked(true)}>
            {t.endOthers}
          </button>
        </p>
        <ShortcutsButton language={page.language} />
      </header>
      <p class="note">{t.intro}</p>
      {sessions === null ? (
        <p class="note">{t.loading}</p>
      ) : (
        <table class="session-table">
          <thead>
            <tr>
              <th scope="col">{t.who}</th>
              <th scope="col">
                <span class="visually-hidden">{t.end}</span>
              </th>
              <th scope="col">{t.device}</th>
              <th scope="col">{t.used}</th>
              <th scope="col">{t.since}</th>
              <th scope="col">{t.link}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                model={model}
                page={page}
                onEnd={() => void end(session)}
              />
            ))}
          </tbody>
        </table>
      )}
      <p class="note">{t.linkStays}</p>
      {confirming && (
        <ActionDialog
          language={page.language}
          title={t.endOthers}
          confirm={t.endOthers}
          danger
          onClose={() => setAsked(false)}
          onSubmit={() => void endOthers()}
        >
          <p>{t.endOthersAsk}</p>
        </ActionDialog>
      )}
    </>
  );
};

interface RowProps extends PageProps<SessionsModel> {
  readonly session: ListedSession;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, model, page, onEnd }: RowProps): VNode => {
  const t = sessionsTexts[page.language];
  const { who, link, browser, system, createdAt, lastUsedAt, current } = session;
  const name = nameOf(session, page);
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {who.role !== "director" && (
          <span class="note">
            {" "}
            {t.role[who.role]} · {model.names[who.competition] ?? who.competition}
          </span>
        )}
      </th>
      <td>
        {current ? (
          <span class="tag">{t.current}</span>
        ) : (
          <button type="button" onClick={onEnd} aria-label={t.endOf(name)}>
            {t.end}
          </button>
        )}
      </td>
      <td data-name={t.device}>{t.on(browser, system)}</td>
      <td data-name={t.used}>
        <time dateTime={lastUsedAt}>{formatTime(lastUsedAt, page.language)}</time>
      </td>
      <td data-name={t.since}>
        <time dateTime={createdAt}>{formatTime(createdAt, page.language)}</time>
      </td>
      <td data-name={t.link}>
        {who.role === "director"
          ? t.by[link === "command" ? link : "server"]
          : t.by.link(who.label)}
      </td>
    </tr>
  );
};

const nameOf = ({ who }: ListedSession, page: PageFrame): string =>
  who.role === "director" ? sessionsTexts[page.language].director : who.label;
