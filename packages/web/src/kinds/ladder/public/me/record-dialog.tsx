import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ChoiceField, TextAreaField } from "../../../../parts/fields.tsx";
import { type PageFrame, spokenTo } from "../../../../shell/page.ts";
import type { GameSummary } from "../../parts/game-summary.ts";
import { readGame } from "../replay/read-game.ts";
import type { OwnModel } from "./model.ts";

interface RecordDialogProps {
  readonly model: OwnModel;
  readonly page: PageFrame;
  readonly game: GameSummary;
  readonly onClose: () => void;
}

type Claim = "none" | "win" | "draw";

/** Takes a game record and checks at once if it can be read. */
export const RecordDialog = ({ model, page, game, onClose }: RecordDialogProps): VNode => {
  const t = spokenTo(ownTexts, page);
  const [pgn, setPgn] = useState("");
  const [claim, setClaim] = useState<Claim>("none");
  const positions = pgn.trim() === "" ? undefined : readGame(pgn);
  return (
    <CommandDialog
      language={page.language}
      title={`${t.sendRecord}: ${game.white.name} – ${game.black.name}`}
      confirm={t.sendRecord}
      done={t.sent}
      command={() => ({
        type: "send-game-record",
        challenger: game.white.entry,
        defender: game.black.entry,
        by: model.entry,
        pgn,
        claim: claim === "none" ? null : claim,
      })}
      onClose={onClose}
    >
      <TextAreaField label={t.pgn} rows={8} class="mono" value={pgn} first onChange={setPgn} />
      <p class="note" role="status">
        {positions === undefined
          ? ""
          : positions === null
            ? t.unreadable
            : t.readMoves({ moves: positions.length - 1 })}
      </p>
      {game.status === "inAdjudication" && (
        <ChoiceField label={t.claim} value={claim} choices={t.claims} onChange={setClaim} />
      )}
    </CommandDialog>
  );
};
