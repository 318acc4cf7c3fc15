import type { CommandInput, EntryId } from "@losfee/core";
import { unseenTexts } from "@losfee/messages/tournament-console-unseen";
import type { VNode } from "preact";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { Unseen } from "./model.ts";

/** Warnings omitted next to a draft because the panel shows them. */
export const SHOWN_UNSEEN = ["not-checked-in"] as const;

interface UnseenPanelProps {
  readonly unseen: Unseen;
}

/** Players without a check-in stay here until the director leaves them out or marks them here. */
export const UnseenPanel = ({ unseen }: UnseenPanelProps): VNode => {
  const t = useTexts(unseenTexts);
  const { send } = useConsole();
  const { label, command, done } = leavingOf(unseen, t);
  const give = async (commands: readonly CommandInput[], text: string): Promise<void> => {
    for (const [index, one] of commands.entries()) {
      const done = index === commands.length - 1 ? text : null;
      if (!(await send(one, { done })).ok) return;
    }
  };
  const here = (entries: readonly EntryId[]): void =>
    void give(
      [{ type: "check-in", entries, present: true }],
      t.areHereDone({ count: entries.length }),
    );
  const leaveOut = (entries: readonly EntryId[]): void =>
    void give(entries.map(command), done({ count: entries.length }));
  const all = unseen.players.map(({ id }) => id);
  useShortcuts([
    { key: "h", text: t.areHere({ count: all.length }), run: () => here(all) },
    { key: "l", text: label({ count: all.length }), run: () => leaveOut(all) },
  ]);
  return (
    <section class="message warn stack unseen" aria-label={t.heading({ count: all.length })}>
      <div class="cluster">
        <b role="status">{t.heading({ count: all.length })}</b>
        <button type="button" onClick={() => leaveOut(all)}>
          {label({ count: all.length })} <kbd>L</kbd>
        </button>
        <button type="button" onClick={() => here(all)}>
          {t.areHere({ count: all.length })} <kbd>H</kbd>
        </button>
      </div>
      <ul class="plain">
        {unseen.players.map(({ id, name }) => (
          <li key={id} class="cluster">
            <span>{name}</span>
            {all.length > 1 && (
              <>
                <button
                  type="button"
                  aria-label={t.named({ name, act: label({ count: 1 }) })}
                  onClick={() => leaveOut([id])}
                >
                  {label({ count: 1 })}
                </button>
                <button
                  type="button"
                  aria-label={t.named({ name, act: t.areHere({ count: 1 }) })}
                  onClick={() => here([id])}
                >
                  {t.areHere({ count: 1 })}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface Count {
  readonly count: number;
}

/** Way of leaving out missing players. */
interface Leaving {
  readonly label: (given: Count) => string;
  readonly command: (entry: EntryId) => CommandInput;
  readonly done: (given: Count) => string;
}

const leavingOf = (
  { round, at, isDrafted }: Unseen,
  t: (typeof unseenTexts)[PageFrame["language"]],
): Leaving =>
  at === "boards"
    ? {
        label: t.pause,
        command: (entry) => ({ type: "pause-entry", entry, rounds: [round] }),
        done: ({ count }) => t.pauseDone({ count, round }),
      }
    : {
        label: t.withdraw,
        command: (entry) => ({ type: "withdraw-entry", entry, reason: t.reason }),
        done: isDrafted ? t.withdrawnFromDraft : t.withdrawDone,
      };
