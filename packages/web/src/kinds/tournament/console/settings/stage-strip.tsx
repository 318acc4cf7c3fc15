import { stageLabel } from "@losfee/contract";
import { placedStages, type Settings } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsModel } from "./model.ts";
import type { StageMove } from "./stages.ts";

export interface StagesProps {
  readonly model: SettingsModel;
  readonly settings: Settings;
  /** The stage whose settings are shown, from 1. */
  readonly shown: number;
  readonly onShow: (stage: number) => void;
  readonly onMove: (move: StageMove, stage: number) => void;
  readonly mayMove: (move: StageMove, stage: number) => boolean;
}

/**
 * The stages in a strip, as long as their rounds. Each opens its settings; arrows choose one, with
 * Shift they move it.
 */
export const StageStrip = (props: StagesProps): VNode => {
  const { model, settings, shown, onShow, onMove } = props;
  const language = useLanguage();
  const t = settingsTexts[language];
  const placed = placedStages(settings);
  const rounds = placed.at(-1)?.lastRound ?? 0;
  const press = (event: KeyboardEvent, stage: number): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stage + (step === "later" ? 1 : -1);
    if (!event.shiftKey) {
      if (placed[next - 1] === undefined) return;
      onShow(next);
    } else if (props.mayMove(step, stage)) onMove(step, stage);
    else return;
    requestAnimationFrame(() => document.getElementById(`stage-${next}`)?.focus());
  };
  return (
    <section class="settings-stages" aria-labelledby="stages-title">
      <header>
        <h2 id="stages-title">{t.stages}</h2>
        <span class="note">{t.inAll({ rounds })}</span>
        <span class="push">
          <MoveButton {...props} move="add" stage={shown} />
          <MoveButton {...props} move="add-tables" stage={shown} />
        </span>
      </header>
      <ol class="stage-strip">
        {placed.map(({ index, firstRound, lastRound, stage }) => {
          const number = index + 1;
          const isOver = (model.begun[index] ?? 0) >= stage.rounds && number < runningIn(model);
          const state = isOver ? "done" : number === runningIn(model) ? "now" : "ahead";
          return (
            <li
              key={number}
              class={`${state} ${lengthOf(stage.rounds)}${number === shown ? " shown" : ""}`}
            >
              <a
                id={`stage-${number}`}
                href={`?stage=${number}`}
                {...(number === shown ? { "aria-current": "true" as const } : {})}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(number);
                }}
                onKeyDown={(event) => press(event, number)}
              >
                <b>{stageLabel(number, settings, language)}</b>{" "}
                <small>
                  {t.stageRounds({
                    first: firstRound,
                    last: lastRound,
                    state: lastRound < firstRound ? "skipped" : state,
                    isOne: firstRound === lastRound,
                  })}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const lengthOf = (rounds: number): string =>
  rounds < 3 ? "short" : rounds < 8 ? "middling" : "long";

/** The stage of the last drafted round, from 1; 0 before the first. */
const runningIn = ({ begun }: SettingsModel): number =>
  begun.findLastIndex((rounds) => rounds > 0) + 1;

const STEPS: Readonly<Record<string, "earlier" | "later">> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
};

/** A button that rearranges stages; without script it sends the form. */
export const MoveButton = ({
  move,
  stage,
  mayMove,
  onMove,
}: StagesProps & { readonly move: StageMove; readonly stage: number }): VNode | null =>
  mayMove(move, stage) ? (
    <button
      type="submit"
      name="move"
      value={`${move}.${stage}`}
      class={move === "remove" ? "link danger" : "link"}
      onClick={(event) => {
        event.preventDefault();
        onMove(move, stage);
      }}
    >
      {settingsTexts[useLanguage()].moves[move]}
    </button>
  ) : null;
