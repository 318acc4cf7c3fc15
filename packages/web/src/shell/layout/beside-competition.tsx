import { may } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { SESSIONS_PATH } from "../paths.ts";
import { layoutTexts } from "./texts.ts";

/** What is beside all competitions, from the console of one: the list, the place, and the way out. */
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
