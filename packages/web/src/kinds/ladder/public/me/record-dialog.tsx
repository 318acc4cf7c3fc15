import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import type { GameSummary } from "../../parts/game-summary.ts";
import { readGame } from "../replay/read-game.ts";
import type { OwnModel } from "./model.ts";
import { ownTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";

interface RecordDialogProps {
  readonly model: OwnModel;
  readonly page: PageFrame;
  readonly game: GameSummary;
  readonly onClose: () => void;
}

const CLAIMS = ["none", "win", "draw"] as const;

/** Takes a game record, and says at once whether it can be read. */
export const RecordDialog = ({ model, page, game, onClose }: RecordDialogProps): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  const [pgn, setPgn] = useState("");
  const [claim, setClaim] = useState<(typeof CLAIMS)[number]>("none");
  const positions = pgn.trim() === "" ? undefined : readGame(pgn);
  const send = (): void =>
    void act(
      {
        type: "send-game-record",
        challenger: game.white.entry,
        defender: game.black.entry,
        by: model.entry,
        pgn,
        claim: claim === "none" ? null : claim,
      },
      t.sent,
      true,
    );
  return (
    <ActionDialog
      language={page.language}
      title={`${t.sendRecord}: ${game.white.name} – ${game.black.name}`}
      confirm={t.sendRecord}
      problem={problem}
      onClose={onClose}
      onSubmit={send}
    >
      <label class="field">
        <span>{t.pgn}</span>
        <textarea
          rows={8}
          required
          value={pgn}
          data-first
          spellcheck={false}
          class="mono"
          onInput={(event) => setPgn(event.currentTarget.value)}
        />
      </label>
      <p class="note" role="status">
        {positions === undefined
          ? ""
          : positions === null
            ? t.unreadable
            : t.readMoves(positions.length - 1)}
      </p>
      {game.status === "inAdjudication" && (
        <label class="field">
          <span>{t.claim}</span>
          <select
            value={claim}
            onChange={(event) => {
              const choice = CLAIMS.find((one) => one === event.currentTarget.value);
              setClaim(choice ?? "none");
            }}
          >
            {CLAIMS.map((one) => (
              <option key={one} value={one}>
                {t.claims[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </ActionDialog>
  );
};
