import type { RoundAct } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { RunButton } from "../../../../parts/console/step-buttons.tsx";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { useDespite } from "./despite.tsx";
import type { ExplainedRound } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";
import type { RoundModel } from "./page.ts";

interface RoundActionsProps {
  readonly model: RoundModel;
  readonly explained: ExplainedRound;
}

/** Actions for the whole round. */
export const RoundActions = ({ model, explained }: RoundActionsProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { sendDespite, question } = useDespite(model.playing);
  const [asking, setAsking] = useState<"discard" | "recall" | null>(null);
  const base = competitionPath(page.competition?.id ?? "", "console");
  const draft = explained.status === "draft";
  const publishable = draft && explained.unpaired.length === 0;
  const can = (act: RoundAct): boolean => model.acts.includes(act);
  const publish = async (): Promise<void> => {
    await sendDespite(
      { type: "publish-round", round: model.round },
      { progress: t.publishing, onlyIfUnchanged: true, done: t.published({ round: model.round }) },
    );
  };
  useShortcuts([
    ...(publishable ? [{ key: "p", text: t.publish, run: () => void publish() }] : []),
    ...(can("discard") ? [{ key: "d", text: t.discard, run: () => setAsking("discard") }] : []),
  ]);
  return (
    <div class="cluster round-actions">
      {draft ? (
        <>
          <RunButton
            keys="P"
            text={t.publish}
            disabled={!publishable}
            onRun={() => void publish()}
          />
          {can("discard") && (
            <button type="button" onClick={() => setAsking("discard")}>
              {t.discard} <kbd>D</kbd>
            </button>
          )}
        </>
      ) : (
        <>
          <ResultsLink explained={explained} href={`${base}/results/${model.round}`} />
          {can("recall") && (
            <button type="button" onClick={() => setAsking("recall")}>
              {t.recall}
            </button>
          )}
        </>
      )}
      {question}
      {asking === "discard" && (
        <Discard model={model} explained={explained} onClose={() => setAsking(null)} />
      )}
      {asking === "recall" && (
        <Recall model={model} explained={explained} onClose={() => setAsking(null)} />
      )}
    </div>
  );
};

const ResultsLink = ({
  explained,
  href,
}: Pick<RoundActionsProps, "explained"> & { readonly href: string }): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const open = explained.results < explained.games.length;
  return (
    <a
      ref={useInitialFocus<HTMLAnchorElement>()}
      class={`button big ${open ? "primary" : ""}`}
      autofocus={open}
      href={href}
    >
      {open ? t.toResults : t.seeResults} <kbd>Alt+4</kbd>
    </a>
  );
};

interface AskProps extends RoundActionsProps {
  readonly onClose: () => void;
}

const Discard = ({ model, explained, onClose }: AskProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  return (
    <CommandDialog
      title={t.discard}
      danger
      command={() => ({ type: "discard-draft", round: model.round })}
      onClose={onClose}
    >
      <p>{t.discardAsk({ acts: explained.acts.length })}</p>
    </CommandDialog>
  );
};

const Recall = ({ model, onClose }: AskProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  return (
    <CommandDialog
      title={t.recall}
      takesReason="first"
      command={(reason) => ({ type: "recall-round", round: model.round, reason })}
      onClose={onClose}
    >
      <p>{t.recallAsk}</p>
    </CommandDialog>
  );
};
