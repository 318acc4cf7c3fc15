import { say } from "@losfee/contract";
import type { LadderOutcome } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/ladder-parts";
import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ChoiceField, TextAreaField } from "../../../../parts/fields.tsx";
import { useLanguage, useSpoken } from "../../../../shell/page-context.ts";
import type { GameSummary } from "../../parts/game-summary.ts";
import type { OptionLine } from "../../parts/option-lines.ts";
import { readGame } from "../../parts/read-game.ts";
import type { OwnModel } from "./page.ts";
import type { OwnQuestion } from "./question.ts";

interface DialogProps {
  readonly model: OwnModel;
  readonly onClose: () => void;
}

type GameDialogProps = DialogProps & { readonly game: GameSummary };

/** The open dialog. */
export const OwnDialogs = ({
  question,
  ...rest
}: DialogProps & { readonly question: OwnQuestion }): VNode => {
  const language = useLanguage();
  const { model, onClose } = rest;
  const t = useSpoken(ownTexts);
  const dialog = { language: language, onClose };
  switch (question.kind) {
    case "refuse":
      return (
        <CommandDialog
          {...dialog}
          title={t.refuse}
          danger
          done={t.refused}
          command={() => ({ type: "refuse-challenge", ...pairOf(question.game) })}
        >
          <p>{t.refuseAsk({ name: question.game.white.name })}</p>
        </CommandDialog>
      );
    case "report":
      return <Report {...rest} game={question.game} />;
    case "object":
      return (
        <CommandDialog
          {...dialog}
          title={`${question.game.white.name} – ${question.game.black.name}`}
          confirm={t.object}
          danger
          done={t.objected}
          command={() => ({ type: "object", ...pairOf(question.game), by: model.entry })}
        >
          <p>{t.objectAsk({ result: question.game.outcomeText })}</p>
        </CommandDialog>
      );
    case "record":
      return <RecordDialog {...rest} game={question.game} />;
    case "challenge":
      return <Challenge {...rest} option={question.option} />;
    case "retire":
      return (
        <CommandDialog
          {...dialog}
          title={t.retire}
          danger
          done={t.retired}
          command={() => ({ type: "retire", player: model.entry, reason: "" })}
        >
          <p>{t.retireAsk}</p>
        </CommandDialog>
      );
  }
};

const pairOf = ({ white, black }: GameSummary) => ({
  challenger: white.entry,
  defender: black.entry,
});

const OUTCOMES = ["challenger-wins", "draw", "defender-wins"] as const;

const Report = ({ model, game, onClose }: GameDialogProps): VNode => {
  const t = useSpoken(ownTexts);
  const [outcome, setOutcome] = useState<LadderOutcome>("draw");
  return (
    <CommandDialog
      title={`${game.white.name} – ${game.black.name}`}
      confirm={t.report}
      done={t.reported}
      command={() => ({ type: "report-result", ...pairOf(game), outcome, by: model.entry })}
      onClose={onClose}
    >
      <fieldset>
        <legend>{t.report}</legend>
        {OUTCOMES.map((one) => (
          <label key={one} class="check choice">
            <input
              type="radio"
              name="outcome"
              checked={outcome === one}
              data-first={one === "draw"}
              onChange={() => setOutcome(one)}
            />{" "}
            {say(t.outcomes[one], { white: game.white.name, black: game.black.name })}
          </label>
        ))}
      </fieldset>
      <p class="note">{t.reportAsk}</p>
    </CommandDialog>
  );
};

const Challenge = ({
  model,
  option,
  onClose,
}: DialogProps & { readonly option: OptionLine }): VNode => {
  const language = useLanguage();
  const t = useSpoken(ownTexts);
  const { player, seat, label } = option;
  const target =
    player === null
      ? ({ kind: "vacancy", seat } as const)
      : ({ kind: "player", player: player.entry } as const);
  return (
    <CommandDialog
      title={player?.name ?? `${label}: ${ladderTexts[language].vacant}`}
      confirm={player === null ? t.take : t.challenge}
      done={player === null ? t.taken({ seat: label }) : t.challenged({ name: player.name })}
      command={() => ({ type: "challenge", challenger: model.entry, targets: [target] })}
      onClose={onClose}
    >
      <p>
        {player === null
          ? t.takeAsk({ seat: label })
          : t.challengeAsk({ name: player.name, seat: label })}
      </p>
    </CommandDialog>
  );
};

interface RecordDialogProps {
  readonly model: OwnModel;
  readonly game: GameSummary;
  readonly onClose: () => void;
}

type Claim = "none" | "win" | "draw";

/** Takes a game record and checks at once if it can be read. */
const RecordDialog = ({ model, game, onClose }: RecordDialogProps): VNode => {
  const t = useSpoken(ownTexts);
  const [pgn, setPgn] = useState("");
  const [claim, setClaim] = useState<Claim>("none");
  const positions = pgn.trim() === "" ? undefined : readGame(pgn);
  return (
    <CommandDialog
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
