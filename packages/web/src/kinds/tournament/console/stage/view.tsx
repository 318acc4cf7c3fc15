import { formatList } from "@losfee/contract";
import type { StageAct } from "@losfee/core";
import { printNames } from "@losfee/messages/print";
import { stageTexts } from "@losfee/messages/tournament-console-stage";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { Checks, Desk, KeyActs } from "../../../../parts/console/desk.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { RunButton, TargetLink } from "../../../../parts/console/step-buttons.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo, reached } from "../../../../shell/client/document-base.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { TableCards } from "../../parts/tables/table-cards.tsx";
import { SHOWN_UNSEEN, UnseenPanel } from "../unseen/panel.tsx";
import { StageDialog, type StageQuestion } from "./act-dialog.tsx";
import type { DirectedStage, StageModel } from "./page.ts";

interface DirectedProps extends PageProps<StageModel> {
  readonly stage: DirectedStage;
}

/** A stage: draft, manual changes, publication. */
export const StageView = ({ model }: PageProps<StageModel>): VNode => {
  const page = usePage();
  const t = stageTexts[page.language];
  const { stage } = model;
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <ConsolePage
      title={stage?.label ?? t.title}
      aside={
        stage !== null && (
          <p class={stage.status === "draft" ? "tag warn" : "tag"}>{t.status[stage.status]}</p>
        )
      }
    >
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={model.stages}
        current={stage?.stage ?? null}
        href={(stage) => `${base}/stage/${stage}`}
      />
      {model.unseen !== null && <UnseenPanel unseen={model.unseen} />}
      {!model.closed && <Coming model={model} />}
      {stage === null ? (
        <EmptyState leadsTo="day">{t.none}</EmptyState>
      ) : (
        <>
          <Desk side={<Side key={stage.stage} stage={stage} model={model} />}>
            {stage.unseated.length > 0 && (
              <p class="message warn">
                {t.unseated}:{" "}
                {formatList(
                  stage.unseated.map(({ name }) => name),
                  page.language,
                )}
              </p>
            )}
            <TableCards
              sheets={stage.sheets}
              rules={stage.rules}
              competition={competitionIdOf(page)}
            />
          </Desk>
          <Background stage={stage} model={model} />
        </>
      )}
    </ConsolePage>
  );
};

const Coming = ({ model }: PageProps<StageModel>): VNode | null => {
  const page = usePage();
  const t = stageTexts[page.language];
  const { send } = useConsole();
  const { coming } = model;
  const draft = async (): Promise<void> => {
    const done = t.drafted({ label: coming?.label ?? "" });
    const options = { progress: t.drafting, done, shows: SHOWN_UNSEEN };
    const answer = await send({ type: "draft-round" }, options);
    const stagePath = `${competitionPath(page.competition?.id ?? "", "console")}/stage`;
    if (answer.ok && location.pathname !== reached(stagePath)) leadTo(stagePath);
  };
  useShortcuts(
    coming === null
      ? []
      : [{ key: "n", text: t.draftIt({ label: coming.label }), run: () => void draft() }],
  );
  if (coming === null) {
    return model.obstacle === "" ? null : <p class="message">{model.obstacle}</p>;
  }
  return (
    <section class="section next-step">
      <div class="cluster">
        <RunButton
          key={coming.label}
          text={t.draftIt({ label: coming.label })}
          onRun={() => void draft()}
        />
        <span class="note">{t.players({ count: coming.players })}</span>
      </div>
    </section>
  );
};

const KEYS: { readonly [Act in StageAct]: string } = {
  swap: "x",
  move: "m",
  order: "o",
  redraw: "r",
  discard: "d",
  substitute: "e",
  recall: "h",
};

/** Actions for the stage, its checks, and manual changes. */
const Side = ({ stage, model }: DirectedProps): VNode => {
  const page = usePage();
  const t = stageTexts[page.language];
  const { send } = useConsole();
  const [asking, setAsking] = useState<StageQuestion | "discard" | null>(null);
  const id = page.competition?.id ?? "";
  const base = competitionPath(id, "console");
  const draft = stage.status === "draft";
  const publishable = draft && !model.closed && stage.unseated.length === 0;
  const publish = async (): Promise<void> => {
    const command = { type: "publish-round", round: stage.round } as const;
    const done = t.published({ label: stage.label });
    await send(command, { progress: t.publishing, onlyIfUnchanged: true, done });
  };
  const acts = stage.offers.map((kind) => ({
    key: KEYS[kind],
    text: t[kind],
    run: () => setAsking(kind),
  }));
  useShortcuts([
    ...(publishable ? [{ key: "p", text: t.publish, run: () => void publish() }] : []),
    ...acts,
  ]);
  return (
    <>
      <div class="cluster round-actions">
        {draft && !model.closed ? (
          <RunButton
            keys="P"
            key="publish"
            text={t.publish}
            disabled={!publishable}
            onRun={() => void publish()}
          />
        ) : (
          <>
            {stage.open > 0 && (
              <TargetLink
                key="results"
                text={t.toResults}
                href={sheetsPathFrom(page, stage.stage)}
                keys="4"
              />
            )}
            <a class="button" href={`${base}/print/tables/${stage.stage}`}>
              {printNames[page.language].wall}
            </a>
            <a class="button" href={`${base}/print/sheets/${stage.stage}`}>
              {t.sheets}
            </a>
            <a class="button" href={`${base}/print/table-cards/${stage.stage}`}>
              {t.cards}
            </a>
            <a class="button" href={`${competitionPath(id)}/tables/${stage.stage}`}>
              {t.public}
            </a>
          </>
        )}
      </div>
      <Checks checks={stage.checks} />
      {acts.length > 0 && <KeyActs id="by-hand" title={t.byHand} acts={acts} />}
      {asking === "discard" && (
        <CommandDialog
          title={t.discard}
          danger
          command={() => ({ type: "discard-draft", round: stage.round })}
          onClose={() => setAsking(null)}
        >
          <p>{t.discardAsk}</p>
        </CommandDialog>
      )}
      {asking !== null && asking !== "discard" && (
        <StageDialog
          key={asking}
          kind={asking}
          model={model}
          stage={stage}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
};

const Background = ({ stage }: DirectedProps): VNode => {
  const t = useTexts(stageTexts);
  return (
    <>
      {stage.acts.length > 0 && (
        <section>
          <h2>{t.acts}</h2>
          <ul class="acts">
            {stage.acts.map((act, index) => (
              <li key={index}>{act}</li>
            ))}
          </ul>
        </section>
      )}
      <details id="members">
        <summary>{t.members}</summary>
        <ol class="drawn">
          {stage.members.map(({ id, name, admission }) => (
            <li key={id}>
              {name} <span class="note">{t.admissions[admission]}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};
