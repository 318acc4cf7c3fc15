import { oddsTexts } from "@losfee/contract";
import { consoleStandingsTexts } from "@losfee/messages/tournament-console-standings";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Penalties } from "../../parts/penalties/penalties.tsx";
import type { ConsoleStandingsModel } from "./page.ts";
import { PlayOffSection } from "./play-off.tsx";
import { StandingsTable } from "./table.tsx";

/** The standings; each line opens to show the working of its values. */
export const ConsoleStandingsView = ({ model }: PageProps<ConsoleStandingsModel>): VNode => {
  const page = usePage();
  const t = consoleStandingsTexts[page.language];
  const id = page.competition?.id ?? "";
  const publicPath = (name: string): string =>
    `${competitionPath(id)}/${name}${model.round > 0 ? `?round=${model.round}` : ""}`;
  return (
    <ConsolePage
      title={t.title({ round: model.round })}
      aside={
        <p class="actions">
          <a href={publicPath("standings")}>{t.public}</a>{" "}
          {model.lines.length > 1 && <a href={publicPath("compare")}>{t.compareTwo}</a>}{" "}
          {termsOf(page).entrants === "people" && (
            <a href={`${competitionPath(id, "console")}/chances`}>
              {oddsTexts[page.language].title}
            </a>
          )}
        </p>
      }
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${competitionPath(id, "console")}/standings?round=${round}`}
      />
      <Chain model={model} />
      {model.lines.length === 0 ? (
        <EmptyState leadsTo="entries">{t.nobody}</EmptyState>
      ) : (
        <StandingsTable key={model.round} model={model} />
      )}
      <LeaverNotes notes={model.leavers} />
      <PlayOffSection model={model} />
      {model.published > 0 &&
        (model.penalties.deduction !== null || model.penalties.lines.length > 0) && (
          <Penalties model={model.penalties} />
        )}
    </ConsolePage>
  );
};

/** The chain, notes on it, and a link to change it. */
const Chain = ({ model }: PageProps<ConsoleStandingsModel>): VNode => {
  const page = usePage();
  const t = consoleStandingsTexts[page.language];
  const path = `${competitionPath(page.competition?.id ?? "", "console")}/ranking`;
  return (
    <>
      <p class="cluster">
        <span>
          {t.chain} <code>{model.chain}</code>
        </span>
        {!model.closed && <a href={path}>{t.changeChain}</a>}
      </p>
      {model.warnings.map((warning) => (
        <p key={warning} class="message warn">
          {warning}
        </p>
      ))}
    </>
  );
};
