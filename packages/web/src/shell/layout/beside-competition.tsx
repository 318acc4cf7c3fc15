import { may } from "@losfee/contract";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { SESSIONS_PATH } from "../paths.ts";

/** Links from a console to pages outside the competition: the list, the place, and signing out. */
export const BesideCompetition = ({
  page: { viewer, language },
}: {
  readonly page: PageFrame;
}): VNode => {
  const t = layoutTexts[language].beside;
  return (
    <>
      {may(viewer, "console") && <a href="/console">{t.competitions}</a>}
      {may(viewer, "place") && (
        <>
          <a href="/backup">{t.backup}</a>
          <a href={SESSIONS_PATH}>{t.sessions}</a>
        </>
      )}
      <button type="button" data-log-out hidden>
        {t.logOut}
      </button>
    </>
  );
};
