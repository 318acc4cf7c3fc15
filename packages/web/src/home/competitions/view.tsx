import { isOffline } from "@losfee/contract";
import { competitionsTexts } from "@losfee/messages/home-competitions";
import type { VNode } from "preact";
import { DateDoubt } from "../../parts/console/date-doubt.tsx";
import { StopLosfee } from "../../parts/console/stop-losfee.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { ACCOUNT_PATH } from "../../shell/accounts.ts";
import { useConsole, useShortcuts } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { logOut } from "../../shell/client/log-out.ts";
import type { PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { NEW_PATH, ORGANISATIONS_PATH, SESSIONS_PATH } from "../../shell/paths.ts";
import type { CompetitionsModel } from "./page.ts";

/** All competitions; arrow keys and Enter open one. */
export const CompetitionsView = ({ model }: PageProps<CompetitionsModel>): VNode => {
  const page = usePage();
  const t = competitionsTexts[page.language];
  const { say } = useConsole();
  const logout = async (): Promise<void> => {
    const problem = await logOut();
    if (problem !== null) say("problem", isOffline(problem) ? t.offline : problem.detail);
  };
  const move = (step: number): void => {
    const links = [...document.querySelectorAll<HTMLElement>(".link-list a")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  };
  useShortcuts([
    { key: "ArrowDown", text: t.next, run: () => move(1) },
    { key: "ArrowUp", text: t.previous, run: () => move(-1) },
    ...(model.founds ? [{ key: "n", text: t.fresh, run: () => leadTo(NEW_PATH) }] : []),
    ...(model.runsPlace ? [{ key: "b", text: t.backup, run: () => leadTo("/backup") }] : []),
  ]);
  return (
    <>
      <DateDoubt />
      <PageHead title={t.title}>
        <p class="cluster actions">
          <a href={ORGANISATIONS_PATH}>{t.organisations}</a>
          {model.runsPlace && (
            <>
              <a href="/backup">{t.backup}</a>
              <a href={SESSIONS_PATH}>{t.sessions}</a>
            </>
          )}
          <button type="button" onClick={() => void logout()}>
            {t.logout}
          </button>
          <StopLosfee />
        </p>
      </PageHead>
      {model.unreadable.map(({ id, what }) => (
        <p key={id} class="message bad">
          {t.unreadable({ id, what })}
        </p>
      ))}
      {model.founds && (
        <p>
          <a class="button primary" href={NEW_PATH}>
            {t.fresh} <kbd>N</kbd>
          </a>
        </p>
      )}
      <CompetitionList model={model} />
    </>
  );
};

const CompetitionList = ({ model }: PageProps<CompetitionsModel>): VNode => {
  const t = useTexts(competitionsTexts);
  if (model.competitions.length + model.unreadable.length === 0)
    return model.founds || model.runsPlace ? (
      <p class="empty">{model.runsPlace ? t.none : t.noneYet}</p>
    ) : (
      <p class="empty">
        {t.noneToRun} <a href={ACCOUNT_PATH}>{t.account}</a>
      </p>
    );
  return (
    <ul class="link-list plain">
      {model.competitions.map((one, index) => (
        <li key={one.id}>
          <a href={one.href} autofocus={index === 0}>
            <b>{one.name}</b>
            <span class="note">
              {one.label} ·{" "}
              {t.summary({ entries: one.entries, rounds: one.rounds, planned: one.plannedRounds })}
            </span>
            {one.broken !== undefined && <span class="tag broken">{t.broken}</span>}
            <span class={`tag ${one.status}`}>
              {
                t.status[
                  one.rounds === 0 && one.plannedRounds > 0 && one.status === "open"
                    ? "waiting"
                    : one.status
                ]
              }
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};
