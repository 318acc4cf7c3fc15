import type { CommandInput, EntryId, NamedPlayer } from "@losfee/core";
import type { VNode } from "preact";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { roundTextsFor } from "./match-texts.ts";

interface UnseenPanelProps {
  readonly round: number;
  readonly unseen: readonly NamedPlayer[];
  readonly page: PageFrame;
}

/** Those whom nobody has seen in the hall stay here until it is said of each: left out, or here after all. */
export const UnseenPanel = ({ round, unseen, page }: UnseenPanelProps): VNode => {
  const t = roundTextsFor(page);
  const { send, say } = useConsole();
  const give = async (commands: readonly CommandInput[], done: string): Promise<void> => {
    for (const command of commands) {
      const answer = await send(command);
      if (!answer.ok) return;
    }
    say("done", done);
  };
  const here = (entries: readonly EntryId[]): void =>
    void give([{ type: "check-in", entries, present: true }], t.areHereDone(entries.length));
  const leaveOut = (entries: readonly EntryId[]): void =>
    void give(
      entries.map((entry) => ({ type: "pause-entry", entry, rounds: [round] })),
      t.leftOut(entries.length, round),
    );
  const all = unseen.map(({ id }) => id);
  useShortcuts([
    { key: "h", text: t.areHere(all.length), run: () => here(all) },
    { key: "l", text: t.leaveOut(all.length), run: () => leaveOut(all) },
  ]);
  return (
    <section class="message warn stack unseen" aria-label={t.unseen(all.length)}>
      <div class="cluster">
        <b role="status">{t.unseen(all.length)}</b>
        <button type="button" onClick={() => leaveOut(all)}>
          {t.leaveOut(all.length)} <kbd>L</kbd>
        </button>
        <button type="button" onClick={() => here(all)}>
          {t.areHere(all.length)} <kbd>H</kbd>
        </button>
      </div>
      <ul class="plain">
        {unseen.map(({ id, name }) => (
          <li key={id} class="cluster">
            <span>{name}</span>
            {all.length > 1 && (
              <>
                <button
                  type="button"
                  aria-label={t.named(name, t.leaveOut(1))}
                  onClick={() => leaveOut([id])}
                >
                  {t.leaveOut(1)}
                </button>
                <button
                  type="button"
                  aria-label={t.named(name, t.areHere(1))}
                  onClick={() => here([id])}
                >
                  {t.areHere(1)}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
