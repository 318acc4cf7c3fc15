import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { findNamed } from "../../../../parts/console/named-entry.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { useReasoned } from "../../../../parts/console/use-reasoned.ts";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { StageTable } from "../../public/standings/stage-table.tsx";
import { stageStandingsTitle } from "../../public/standings/view.tsx";
import type { DirectedStandingsModel, ListedPenalty } from "./model.ts";
import { directedStandingsTexts } from "./texts.ts";

interface StandingsProps {
  readonly model: DirectedStandingsModel;
  readonly page: PageFrame;
}

/** Standings with the cut line, and penalties. */
export const DirectedStandingsView = ({ model, page }: StandingsProps): VNode => {
  const { standings } = model;
  const base = competitionPath(standings.competition, "console");
  return (
    <ConsolePage page={page} place="standings" title={stageStandingsTitle(standings, page)}>
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={standings.stages}
        current={standings.stage}
        href={(stage) => `${base}/standings?stage=${stage}`}
      />
      {standings.lines.length === 0 ? (
        <p class="empty">{tableTexts[page.language].noStage}</p>
      ) : (
        <div class="standings-scroller">
          <StageTable model={standings} page={page} />
        </div>
      )}
      {standings.lines.length > 0 && <Penalties model={model} page={page} />}
    </ConsolePage>
  );
};

const Penalties = ({ model, page }: StandingsProps): VNode => {
  const t = directedStandingsTexts[page.language];
  const [asking, setAsking] = useState<"impose" | ListedPenalty | null>(null);
  const open = !model.standings.closed;
  const { stage } = model.standings;
  const canImpose = open && stage !== null;
  useShortcuts(canImpose ? [{ key: "p", text: t.impose, run: () => setAsking("impose") }] : []);
  return (
    <section class="card stack" aria-labelledby="penalties">
      <div class="cluster">
        <h2 id="penalties">{t.penalties}</h2>
        {canImpose && (
          <button type="button" onClick={() => setAsking("impose")}>
            {t.impose} <kbd>P</kbd>
          </button>
        )}
      </div>
      {model.penalties.length === 0 && <p class="note">{t.none}</p>}
      <ul class="plain">
        {model.penalties.map((penalty) => (
          <li key={penalty.id} class="cluster">
            <b>{t.line(penalty.name, penalty.points, t.kinds[penalty.of], penalty.label)}</b>
            {penalty.reason}
            {open && (
              <button type="button" onClick={() => setAsking(penalty)}>
                {t.lift}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking === "impose" && stage !== null && (
        <Impose model={model} page={page} onClose={() => setAsking(null)} />
      )}
      {asking !== null && asking !== "impose" && (
        <Lift penalty={asking} page={page} onClose={() => setAsking(null)} />
      )}
    </section>
  );
};

const Impose = ({
  model,
  page,
  onClose,
}: StandingsProps & { readonly onClose: () => void }): VNode => {
  const t = directedStandingsTexts[page.language];
  const { reason, setReason, problem, act } = useReasoned(onClose);
  const [who, setWho] = useState("");
  const [of, setOf] = useState<ListedPenalty["of"]>("rank-points");
  const [points, setPoints] = useState("1");
  const [unclear, setUnclear] = useState(false);
  const impose = (): void => {
    const match = findNamed(who, model.members);
    const amount = Number(points.replace(",", "."));
    const known = match.kind === "one" && Number.isFinite(amount);
    setUnclear(!known);
    if (match.kind !== "one" || !known) return;
    const entry = match.entry.id;
    void act({ type: "impose-penalty", entry, round: model.round, of, points: amount, reason });
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.impose}
      confirm={t.impose}
      problem={problem ?? (unclear ? t.notUnderstood : null)}
      onClose={onClose}
      onSubmit={impose}
    >
      <PlayerField
        language={page.language}
        label={t.player}
        entries={model.members}
        value={who}
        onChange={setWho}
        first
      />
      <label class="field">
        <span>{t.of}</span>
        <select
          value={of}
          onChange={(event) =>
            setOf(event.currentTarget.value === "game-points" ? "game-points" : "rank-points")
          }
        >
          <option value="rank-points">{t.kinds["rank-points"]}</option>
          <option value="game-points">{t.kinds["game-points"]}</option>
        </select>
      </label>
      <label class="field">
        <span>{t.points}</span>
        <input
          inputMode="decimal"
          value={points}
          required
          onInput={(event) => setPoints(event.currentTarget.value)}
        />
      </label>
      <ReasonField language={page.language} value={reason} onChange={setReason} />
    </ActionDialog>
  );
};

const Lift = ({
  penalty,
  page,
  onClose,
}: {
  readonly penalty: ListedPenalty;
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = directedStandingsTexts[page.language];
  const { reason, setReason, problem, act } = useReasoned(onClose);
  return (
    <ActionDialog
      language={page.language}
      title={t.lift}
      confirm={t.lift}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void act({ type: "lift-penalty", penalty: penalty.id, reason })}
    >
      <p>{t.line(penalty.name, penalty.points, t.kinds[penalty.of], penalty.label)}</p>
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};
