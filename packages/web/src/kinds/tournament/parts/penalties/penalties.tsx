import { formatDecimal } from "@losfee/contract";
import { findNamed } from "@losfee/core";
import { penaltiesTexts } from "@losfee/messages/tournament-console-standings";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { choicesOf } from "../../../../parts/choices.ts";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { ChoiceField, NumberField, TextField } from "../../../../parts/fields.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { Deduction, PenaltiesModel, PenaltyLine } from "./penalties-model.ts";

/** Penalties, with player, round, points and reason; imposes and lifts them. */
export const Penalties = ({ model }: PageProps<PenaltiesModel>): VNode => {
  const page = usePage();
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
            <b>{lineText(penalty, model, page)}</b> {penalty.reason}
            {!closed && (
              <button type="button" onClick={() => setAsking(penalty)}>
                {t.lift}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking === "impose" && deduction !== null && (
        <Impose deduction={deduction} model={model} onClose={close} />
      )}
      {asking !== null && asking !== "impose" && (
        <CommandDialog
          title={t.lift}
          takesReason="first"
          command={(reason) => ({ type: "lift-penalty", penalty: asking.id, reason })}
          onClose={close}
        >
          <p>{lineText(asking, model, page)}</p>
        </CommandDialog>
      )}
    </section>
  );
};

const lineText = (
  { name, points, of, when }: PenaltyLine,
  model: PenaltiesModel,
  page: PageFrame,
): string =>
  penaltiesTexts[page.language].line({
    name,
    points: formatDecimal(points, page.language),
    kind: kindsIn(model, page)[of],
    when,
  });

const kindsIn = ({ isOfTeams }: PenaltiesModel, { language }: PageFrame) => {
  const { kinds, ofTeams } = penaltiesTexts[language];
  return isOfTeams ? { ...kinds, ...ofTeams } : kinds;
};

/** Usual deduction. */
const USUAL_POINTS = {
  spread: "30",
  "rank-points": "1",
  "game-points": "1",
  "match-points": "1",
} as const;

const Impose = ({
  deduction: { of: kinds, players, firstRound, lastRound },
  model,
  onClose,
}: PageProps<PenaltiesModel> & {
  readonly deduction: Deduction;
  readonly onClose: () => void;
}): VNode => {
  const page = usePage();
  const t = penaltiesTexts[page.language];
  const names = kindsIn(model, page);
  const [who, setWho] = useState("");
  const [of, setOf] = useState(kinds[0]);
  const [round, setRound] = useState(lastRound);
  const [points, setPoints] = useState<string>(USUAL_POINTS[of]);
  return (
    <CommandDialog
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
      <PlayerField label={t.player} entries={players} value={who} onChange={setWho} first />
      {kinds.length > 1 && (
        <ChoiceField
          label={t.of}
          value={of}
          choices={choicesOf(kinds, (kind) => names[kind])}
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
        label={t.points({ kind: names[of] })}
        inputMode="decimal"
        required
        value={points}
        onChange={setPoints}
      />
    </CommandDialog>
  );
};
