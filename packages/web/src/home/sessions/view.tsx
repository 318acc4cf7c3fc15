import { type Answer, formatTime } from "@losfee/contract";
import type { ListedSession } from "@losfee/contract/api";
import { sessionsTexts } from "@losfee/messages/home-sessions";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Column, ColumnTable } from "../../parts/column-table.tsx";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame, PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import type { SessionsModel } from "./page.ts";

/** Sessions with device and link; ended one by one, or all others at once. */
export const SessionsView = ({ model }: PageProps<SessionsModel>): VNode => {
  const page = usePage();
  const t = sessionsTexts[page.language];
  const { say } = useConsole();
  const [sessions, setSessions] = useState<readonly ListedSession[] | null>(null);
  const [confirming, setConfirming] = useState(false);
  /** Returns the value of an answer; null, with a message, on failure. */
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
    if (answer.ok) say("done", t.ended({ who: nameOf(session, page) }));
    else say("problem", answer.problem.detail);
    await load();
  };
  const endOthers = async (): Promise<void> => {
    const answer = valueOrSay(await api("DELETE /sessions"));
    setConfirming(false);
    if (answer !== null) say("done", t.endedOthers({ count: answer.ended }));
    await load();
  };
  return (
    <>
      <PageHead title={t.title}>
        <p class="cluster actions">
          <a href="/console">{t.back}</a>
          <button type="button" onClick={() => setConfirming(true)}>
            {t.endOthers}
          </button>
        </p>
      </PageHead>
      <p class="note">{t.intro}</p>
      {sessions === null ? (
        <p class="note">{t.loading}</p>
      ) : (
        <ColumnTable
          class="session-table"
          caption={t.title}
          lines={sessions}
          keyOf={({ id }) => id}
          columns={sessionColumns(model, page, (session) => void end(session))}
        />
      )}
      <p class="note">{t.linkStays}</p>
      {confirming && (
        <ActionDialog
          title={t.endOthers}
          confirm={t.endOthers}
          isFinal
          onClose={() => setConfirming(false)}
          onSubmit={() => void endOthers()}
        >
          <p>{t.endOthersAsk}</p>
        </ActionDialog>
      )}
    </>
  );
};

const sessionColumns = (
  model: SessionsModel,
  page: PageFrame,
  onEnd: (session: ListedSession) => void,
): readonly Column<ListedSession>[] => {
  const t = sessionsTexts[page.language];
  const timeOf = (time: string): VNode => (
    <time dateTime={time}>{formatTime(time, page.language, page.timeZone)}</time>
  );
  return [
    {
      heading: t.who,
      isRowHeading: true,
      cell: (session) => (
        <>
          <b>{nameOf(session, page)}</b>
          {"competition" in session.who && (
            <span class="note">
              {" "}
              {t.role[session.who.role]} ·{" "}
              {model.names[session.who.competition] ?? session.who.competition}
            </span>
          )}
          {session.who.role === "person" && <span class="note"> {t.role.person}</span>}
        </>
      ),
    },
    {
      heading: <span class="visually-hidden">{t.end}</span>,
      cell: (session) =>
        session.current ? (
          <span class="tag">{t.current}</span>
        ) : (
          <button
            type="button"
            onClick={() => onEnd(session)}
            aria-label={t.endOf({ who: nameOf(session, page) })}
          >
            {t.end}
          </button>
        ),
    },
    {
      heading: t.device,
      name: t.device,
      cell: ({ browser, system }) =>
        [browser, system].filter((part) => part !== null).join(", ") || t.unknown,
    },
    { heading: t.used, name: t.used, cell: ({ lastUsedAt }) => timeOf(lastUsedAt) },
    { heading: t.since, name: t.since, cell: ({ createdAt }) => timeOf(createdAt) },
    {
      heading: t.link,
      name: t.link,
      cell: ({ who, link }) =>
        link === "link" ? t.by.link({ label: "label" in who ? who.label : "" }) : t.by[link],
    },
  ];
};

const nameOf = ({ who }: ListedSession, page: PageFrame): string => {
  switch (who.role) {
    case "director":
      return sessionsTexts[page.language].director;
    case "person":
      return who.name;
    default:
      return who.label;
  }
};
