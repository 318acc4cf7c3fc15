import { formatLabel } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import type { VNode } from "preact";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { competitionPath } from "../../shell/paths.ts";
import { homeTexts } from "./texts.ts";

export interface HomeModel {
  readonly competitions: readonly CompetitionSummary[];
}

/** A link to each competition. */
export const HomeView = ({ model, page }: PageProps<HomeModel>): VNode => {
  const t = homeTexts[page.language];
  return (
    <>
      <StageHead title={t.title} page={page} />
      {model.competitions.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ul class="competitions">
          {model.competitions.map(({ id, name, format, status, rounds, plannedRounds }) => (
            <li key={id} class="section">
              <a href={competitionPath(id)}>{name}</a>
              <span class="note">
                {formatLabel(format, page.language)},{" "}
                {status === "closed"
                  ? t.closed
                  : plannedRounds === 0
                    ? t.running
                    : t.round(rounds, plannedRounds)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {page.viewer.role !== "public" && (
        <p>
          <a class="button" href="/console">
            {t.console}
          </a>
        </p>
      )}
    </>
  );
};
