import type { Settings } from "@losfee/core";
import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { Hero } from "../../../../parts/console/hero.tsx";
import { RunButton, TargetLink } from "../../../../parts/console/step-buttons.tsx";
import { Strip } from "../../../../parts/strip.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { DayModel } from "./page.ts";

/** Where the event stands, and the next act; N runs it. */
export const DayHero = ({ model }: PageProps<DayModel>): VNode => {
  const t = useTexts(dayTexts);
  const { send } = useConsole();
  const { next, stub, strip, lines, round, closed } = model;
  const { act } = next;
  const [closing, setClosing] = useState(false);
  const draft = async (): Promise<void> => {
    const { progress, href } = next.draft;
    const answer = await send({ type: "draft-round" }, { progress, done: null });
    // The page of the round offers a way out of that.
    const goesOn = answer.ok || answer.problem.code === "no-pairing-within-repeats";
    if (goesOn) leadTo(href);
  };
  const extend = async (stages: Settings["stages"]): Promise<void> => {
    const command = { type: "change-settings", settings: { stages }, reason: next.text } as const;
    const answer = await send(command, { onlyIfUnchanged: true, done: null });
    if (answer.ok) await draft();
  };
  const run = (): void => {
    if (act.kind === "draft") void draft();
    else if (act.kind === "deciding-game") void extend(act.stages);
    else if (act.kind === "close") setClosing(true);
    else leadTo(act.href);
  };
  useShortcuts([{ key: "n", text: t.run, run }]);
  const showsRound = round !== null && !(act.kind === "go" && act.href === round.href);
  return (
    <>
      <Hero
        stub={stub}
        title={next.head}
        facts={[...next.facts, ...(next.note === "" ? [] : [next.note])]}
        progress={strip.length > 0 && <Strip label={next.head} marks={strip} />}
        linesLabel={t.missingList}
        lines={lines}
        isBlank={model.isBlank}
      >
        {act.kind === "go" ? (
          <TargetLink key={next.kind} text={next.text} href={act.href} />
        ) : (
          <RunButton key={next.kind} text={next.text} onRun={run} />
        )}
        {next.anyway !== "" && (
          <button type="button" class="quiet" onClick={() => void draft()}>
            {next.anyway}
          </button>
        )}
        {act.kind === "deciding-game" && (
          <button type="button" class="quiet" onClick={() => setClosing(true)}>
            {t.closeLevel} …
          </button>
        )}
        {closed && <Reopen />}
        {!closed && showsRound && (
          <a class="button quiet" href={round.href}>
            {round.text} <kbd>3</kbd>
          </a>
        )}
      </Hero>
      {closing && <CloseDialog onClose={() => setClosing(false)} />}
    </>
  );
};

/** Reopens a closed competition. */
const Reopen = (): VNode => {
  const t = useTexts(dayTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t.reopen}
      </button>
      {asking && (
        <CommandDialog
          title={t.reopen}
          takesReason="first"
          command={(reason) => ({ type: "reopen-competition", reason })}
          onClose={() => setAsking(false)}
        >
          <p>{t.reopenAsk}</p>
        </CommandDialog>
      )}
    </>
  );
};

/** Asks for confirmation before closing: publishing the seed is irreversible. */
const CloseDialog = ({ onClose }: { readonly onClose: () => void }): VNode => {
  const t = useTexts(dayTexts);
  return (
    <CommandDialog
      title={t.closeTitle}
      confirm={t.closeConfirm}
      isFinal
      progress={t.closing}
      command={() => ({ type: "close-competition" })}
      onClose={onClose}
    >
      <p>{t.closeSeed}</p>
      <p>{t.closeThen}</p>
    </CommandDialog>
  );
};
