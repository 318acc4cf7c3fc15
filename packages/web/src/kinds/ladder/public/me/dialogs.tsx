import type { LadderOutcome } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import type { GameSummary } from "../../parts/game-summary.ts";
import type { OptionLine } from "../../parts/option-lines.ts";
import { ladderTexts } from "../../parts/texts.ts";
import type { OwnModel } from "./model.ts";
import type { OwnQuestion } from "./question.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { ownTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";

interface DialogProps {
  readonly model: OwnModel;
  readonly page: PageFrame;
  readonly onClose: () => void;
}

type GameDialogProps = DialogProps & { readonly game: GameSummary };

/** The question that is open. */
export const OwnDialogs = ({
  question,
  ...rest
}: DialogProps & { readonly question: OwnQuestion }): VNode => {
  switch (question.kind) {
    case "refuse":
      return <Refuse {...rest} game={question.game} />;
    case "report":
      return <Report {...rest} game={question.game} />;
    case "object":
      return <ObjectTo {...rest} game={question.game} />;
    case "record":
      return <RecordDialog {...rest} game={question.game} />;
    case "challenge":
      return <Challenge {...rest} option={question.option} />;
    case "retire":
      return <Retire {...rest} />;
  }
};

const pairOf = ({ white, black }: GameSummary) => ({
  challenger: white.entry,
  defender: black.entry,
});

const Refuse = ({ page, game, onClose }: GameDialogProps): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  return (
    <ActionDialog
      language={page.language}
      title={t.refuse}
      confirm={t.refuse}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={() => void act({ type: "refuse-challenge", ...pairOf(game) }, t.refused, true)}
    >
      <p>{t.refuseAsk(game.white.name)}</p>
    </ActionDialog>
  );
};

const OUTCOMES = ["challenger-wins", "draw", "defender-wins"] as const;

const Report = ({ model, page, game, onClose }: GameDialogProps): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  const [outcome, setOutcome] = useState<LadderOutcome>("draw");
  const report = (): void =>
    void act(
      { type: "report-result", ...pairOf(game), outcome, by: model.entry },
      t.reported,
      true,
    );
  return (
    <ActionDialog
      language={page.language}
      title={`${game.white.name} – ${game.black.name}`}
      confirm={t.report}
      problem={problem}
      onClose={onClose}
      onSubmit={report}
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
            {t.outcomes[one](game.white.name, game.black.name)}
          </label>
        ))}
      </fieldset>
      <p class="note">{t.reportAsk}</p>
    </ActionDialog>
  );
};

const ObjectTo = ({ model, page, game, onClose }: GameDialogProps): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  return (
    <ActionDialog
      language={page.language}
      title={`${game.white.name} – ${game.black.name}`}
      confirm={t.object}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={() =>
        void act({ type: "object", ...pairOf(game), by: model.entry }, t.objected, true)
      }
    >
      <p>{t.objectAsk(game.outcomeText)}</p>
    </ActionDialog>
  );
};

const Challenge = ({
  model,
  page,
  option,
  onClose,
}: DialogProps & { readonly option: OptionLine }): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  const { player, seat, label } = option;
  const target =
    player === null
      ? ({ kind: "vacancy", seat } as const)
      : ({ kind: "player", player: player.entry } as const);
  const done = player === null ? t.taken(label) : t.challenged(player.name);
  return (
    <ActionDialog
      language={page.language}
      title={player?.name ?? `${label}: ${ladderTexts[page.language].vacant}`}
      confirm={player === null ? t.take : t.challenge}
      problem={problem}
      onClose={onClose}
      onSubmit={() =>
        void act({ type: "challenge", challenger: model.entry, targets: [target] }, done, true)
      }
    >
      <p>{player === null ? t.takeAsk(label) : t.challengeAsk(player.name, label)}</p>
    </ActionDialog>
  );
};

const Retire = ({ model, page, onClose }: DialogProps): VNode => {
  const t = ownTexts[page.language];
  const { act, problem } = useAct(onClose);
  return (
    <ActionDialog
      language={page.language}
      title={t.retire}
      confirm={t.retire}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={() =>
        void act({ type: "retire", player: model.entry, reason: "" }, t.retired, true)
      }
    >
      <p>{t.retireAsk}</p>
    </ActionDialog>
  );
};
