import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { findNamed } from "../../../../parts/console/named-entry.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ReasonField } from "../../../../parts/console/reason-field.tsx";
import { useReasoned } from "../../../../parts/console/use-reasoned.ts";
import { hasSpread } from "../../../../parts/numerals.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { ConsoleStandingsModel, PenaltyLine } from "./model.ts";
import { consoleStandingsTexts } from "./texts.ts";

interface PenaltiesProps {
  readonly model: ConsoleStandingsModel;
  readonly page: PageFrame;
}

/** Penalties: who, when, how much and why; imposed and lifted. */
export const Penalties = ({ model, page }: PenaltiesProps): VNode | null => {
  const t = consoleStandingsTexts[page.language];
  const [asking, setAsking] = useState<"impose" | PenaltyLine | null>(null);
  // They count on the spread, which not every event has.
  const counts = hasSpread(page) || model.penalties.length > 0;
  const open = counts && model.published > 0 && !model.closed;
  useShortcuts(open ? [{ key: "p", text: t.impose, run: () => setAsking("impose") }] : []);
  if (model.published === 0 || !counts) return null;
  return (
    <section class="card stack" aria-labelledby="penalties">
      <div class="cluster">
        <h2 id="penalties">{t.penalties}</h2>
        {open && (
          <button type="button" onClick={() => setAsking("impose")}>
            {t.impose} <kbd>P</kbd>
          </button>
        )}
      </div>
      {model.penalties.length === 0 && <p class="note">{t.noPenalties}</p>}
      <ul class="plain">
        {model.penalties.map((penalty) => (
          <li key={penalty.id} class="cluster">
            <b>{t.line(penalty.name, penalty.round, penalty.points)}</b> {penalty.reason}
            {open && (
              <button type="button" onClick={() => setAsking(penalty)}>
                {t.lift}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking === "impose" && <Impose model={model} page={page} onClose={() => setAsking(null)} />}
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
}: PenaltiesProps & { readonly onClose: () => void }): VNode => {
  const t = consoleStandingsTexts[page.language];
  const { reason, setReason, problem, act } = useReasoned(onClose);
  const [who, setWho] = useState("");
  const [round, setRound] = useState(model.published);
  const [points, setPoints] = useState(30);
  const impose = (): void => {
    const match = findNamed(who, model.entries);
    if (match.kind !== "one") return;
    void act({ type: "impose-penalty", entry: match.entry.id, round, points, reason });
  };
  return (
    <ActionDialog
      language={page.language}
      title={t.impose}
      confirm={t.impose}
      problem={problem}
      onClose={onClose}
      onSubmit={impose}
    >
      <PlayerField
        language={page.language}
        label={t.player}
        entries={model.entries}
        value={who}
        onChange={setWho}
        first
      />
      <label class="field">
        <span>{t.round}</span>
        <input
          type="number"
          min={1}
          max={model.published}
          value={round}
          onInput={(event) => setRound(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label class="field">
        <span>{t.points}</span>
        <input
          type="number"
          min={1}
          max={9999}
          value={points}
          onInput={(event) => setPoints(event.currentTarget.valueAsNumber)}
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
  readonly penalty: PenaltyLine;
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = consoleStandingsTexts[page.language];
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
      <p>{t.line(penalty.name, penalty.round, penalty.points)}</p>
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};
