import { roundTexts } from "@losfee/messages/tournament-console-rounds";
import { whyTexts } from "@losfee/messages/tournament-public-why";
import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, whyPath } from "../../../../shell/paths.ts";
import { UnseenPanel } from "../unseen/panel.tsx";
import { DraftPanel } from "./draft-panel.tsx";
import type { CandidatesReasoning, ExplainedRound } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";
import type { RoundModel } from "./page.ts";
import { PairDesk } from "./pair-desk.tsx";
import { RoundActions } from "./round-actions.tsx";
import { RoundChoice } from "./round-choice.tsx";

/** A round from draft to publication, with the reason for every pair. */
export const RoundView = ({ model }: PageProps<RoundModel>): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const base = competitionPath(page.competition?.id ?? "", "console");
  const { stage, explained, form, waiting } = model;
  return (
    <ConsolePage
      title={t.title({ round: model.round })}
      aside={
        <>
          {stage !== null && (
            <p class="note">{t.stage({ label: stage.label, round: stage.round, of: stage.of })}</p>
          )}
          {explained !== null && (
            <p class={explained.status === "draft" ? "tag warn" : "tag"}>
              {t.status[explained.status]}
            </p>
          )}
        </>
      }
    >
      <RoundChoice model={model} isPublished={explained?.status === "published"} />
      {explained === null && form === null && <p class="empty">{t.notYet}</p>}
      {waiting !== null && form !== null && (
        <p class="message warn cluster">
          {t.waiting({ round: waiting.round, missing: waiting.missing })}
          <a class="button primary" autofocus href={`${base}/results/${waiting.round}`}>
            {t.toResults}
          </a>
        </p>
      )}
      {model.unseen !== null && <UnseenPanel unseen={model.unseen} />}
      {form !== null && !model.closed && <DraftPanel model={model} form={form} />}
      {explained !== null && (
        <>
          {explained.candidates !== null && <CandidatesPanel reasoning={explained.candidates} />}
          <PairDesk
            key={model.round}
            model={model}
            explained={explained}
            actions={<RoundActions model={model} explained={explained} />}
          />
          <Background round={model.round} explained={explained} />
        </>
      )}
    </ConsolePage>
  );
};

/** History of the draft: options, facts about the whole round, manual changes. */
const Background = ({
  round,
  explained,
}: {
  readonly round: number;
  readonly explained: ExplainedRound;
}): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { request, acts, notes, away } = explained;
  return (
    <div class="grid">
      <section class="section stack">
        <h2>{t.notes}</h2>
        <p>{t.request({ label: request.label, basedOn: request.basedOn })}</p>
        {request.reason !== "" && <p>{request.reason}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p class="no-print">
          <a href={whyPath(page.competition?.id ?? "", round, "console")}>
            {whyTexts[page.language].choose}
          </a>
        </p>
      </section>
      {acts.length > 0 && (
        <section class="section stack">
          <h2>{t.acts}</h2>
          <ol class="acts">
            {acts.map((act, index) => (
              <li key={`${index}-${act.text}`}>
                {act.text}
                {act.reason !== "" && <>: {act.reason}</>}{" "}
                <span class="note">{t.by({ actor: act.actor })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {away.length > 0 && (
        <section class="section stack">
          <h2>{t.away}</h2>
          <ul class="plain">
            {away.map(({ name, reason }) => (
              <li key={name}>
                {name} <span class="note">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** Annex B's reasoning: first the effect on the pairs, then each player's status with reasons. */
const CandidatesPanel = ({ reasoning }: { readonly reasoning: CandidatesReasoning }): VNode => {
  const t = useTexts(roundTexts);
  const { sure, candidates, out, conclusions } = reasoning;
  return (
    <section class="section stack candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{t.candidatesTitle}</h2>
      {conclusions.map((conclusion) => (
        <p key={conclusion} class="message good">
          {conclusion}
        </p>
      ))}
      <div class="grid">
        <Group title={t.sure} lines={sure} nobody={t.nobody} />
        <Group title={t.candidates} lines={candidates} nobody={t.nobody} />
      </div>
      <details>
        <summary>
          {t.out} ({out.length})
        </summary>
        <ul class="plain">
          {out.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
};

const Group = ({
  title,
  lines,
  nobody,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly nobody: string;
}): VNode => (
  <section>
    <h3>{title}</h3>
    {lines.length === 0 ? (
      <p class="note">{nobody}</p>
    ) : (
      <ul class="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);
