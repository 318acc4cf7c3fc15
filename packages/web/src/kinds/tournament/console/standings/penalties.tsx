import { findNamed } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { choicesOf } from "../../../../parts/choices.ts";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ChoiceField, NumberField, TextField } from "../../../../parts/fields.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import type { Deduction, PenaltiesModel, PenaltyLine } from "./penalties-model.ts";
import { penaltiesTexts } from "./penalties-texts.ts";

/** Penalties: who, when, how much and why; imposed and lifted. */
export const Penalties = ({ model, page }: PageProps<PenaltiesModel>): VNode => {
  const t = penaltiesTexts[page.language];
  const [asking, setAsking] = useState<"impose" | PenaltyLine | null>(null);
  const { lines, deduction, closed } = model;
  const impose = (): void => setAsking("impose");
  const close = (): void => setAsking(null);
  useShortcuts(deduction === null ? [] : [{ key: "p", text: t.impose, run: impose }]);
  return (
    <section class="section stack" aria-labelledby="penalties">
      <div class="cluster">
        <h2 id="penalties">{t.penalties}</h2>
        {deduction !== null && (
          <button type="button" onClick={impose}>
            {t.impose} <kbd>P</kbd>
          </button>
        )}
      </div>
      {lines.length === 0 && <p class="note">{t.none}</p>}
      <ul class="plain">
        {lines.map((penalty) => (
          <li key={penalty.id} class="cluster">
            <b>{lineText(penalty, page)}</b> {penalty.reason}
            {!closed && (
              <button type="button" onClick={() => setAsking(penalty)}>
                {t.lift}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking === "impose" && deduction !== null && (
        <Impose deduction={deduction} page={page} onClose={close} />
      )}
      {asking !== null && asking !== "impose" && (
        <CommandDialog
          language={page.language}
          title={t.lift}
          takesReason="first"
          command={(reason) => ({ type: "lift-penalty", penalty: asking.id, reason })}
          onClose={close}
        >
          <p>{lineText(asking, page)}</p>
        </CommandDialog>
      )}
    </section>
  );
};

const lineText = ({ name, points, of, when }: PenaltyLine, page: PageFrame): string => {
  const t = penaltiesTexts[page.language];
  return t.line(name, points, t.kinds[of], when);
};

/** What is usually deducted. */
const USUAL_POINTS = {
  spread: "30",
  "rank-points": "1",
  "game-points": "1",
  "match-points": "1",
} as const;

const Impose = ({
  deduction: { of: kinds, players, firstRound, lastRound },
  page,
  onClose,
}: {
  readonly deduction: Deduction;
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = penaltiesTexts[page.language];
  const [who, setWho] = useState("");
  const [of, setOf] = useState(kinds[0]);
  const [round, setRound] = useState(lastRound);
  const [points, setPoints] = useState<string>(USUAL_POINTS[of]);
  return (
    <CommandDialog
      language={page.language}
      title={t.impose}
      takesReason
      unclear={t.unclear}
      command={(reason) => {
        const match = findNamed(who, players);
        const amount = Number(points.replace(",", "."));
        if (match.kind !== "one" || !Number.isFinite(amount)) return null;
        const entry = match.entry.id;
        return { type: "impose-penalty", entry, round, of, points: amount, reason };
      }}
      onClose={onClose}
    >
      <PlayerField
        language={page.language}
        label={t.player}
        entries={players}
        value={who}
        onChange={setWho}
        first
      />
      {kinds.length > 1 && (
        <ChoiceField
          label={t.of}
          value={of}
          choices={choicesOf(kinds, (kind) => t.kinds[kind])}
          onChange={setOf}
        />
      )}
      {firstRound < lastRound && (
        <NumberField
          label={t.round}
          min={firstRound}
          max={lastRound}
          value={round}
          onChange={setRound}
        />
      )}
      <TextField
        label={t.points(t.kinds[of])}
        inputMode="decimal"
        required
        value={points}
        onChange={setPoints}
      />
    </CommandDialog>
  );
};
