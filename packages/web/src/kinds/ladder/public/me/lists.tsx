import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import type { OwnModel } from "./model.ts";
import { ownTexts } from "./texts.ts";
import { useAct } from "./use-act.ts";

interface Props {
  readonly model: OwnModel;
  readonly page: PageFrame;
}

type ListCommand =
  | "request-waiting-list"
  | "leave-waiting-list"
  | "join-standing-list"
  | "leave-standing-list"
  | "suspend-standing-list"
  | "resume-standing-list";

/** The waiting lists as they concern a player. */
export const OwnLists = ({ model, page }: Props): VNode => {
  const t = ownTexts[page.language];
  const { act } = useAct();
  const button = (type: ListCommand, text: string): VNode => (
    <button type="button" onClick={() => void act({ type, player: model.entry }, t.done)}>
      {text}
    </button>
  );
  const acts = !model.closed && model.seat !== null;
  return (
    <section class="stack" aria-labelledby="own-lists">
      <h2 id="own-lists">{t.lists}</h2>
      <p>{model.waiting === null ? t.notWaiting : t.waiting(model.waiting)}</p>
      {model.waiting === null && model.notWaiting !== null && (
        <p class="note">{model.notWaiting}</p>
      )}
      {acts && (
        <p class="cluster no-print">
          {model.waiting !== null && button("leave-waiting-list", t.leave)}
          {model.waiting === null &&
            model.notWaiting === null &&
            button("request-waiting-list", t.request)}
        </p>
      )}
      <p>{t.standing[model.standing]}</p>
      {acts && (
        <p class="cluster no-print">
          {model.standing === "none" && button("join-standing-list", t.join)}
          {model.standing === "active" && button("suspend-standing-list", t.suspend)}
          {model.standing === "suspended" && button("resume-standing-list", t.resume)}
          {model.standing !== "none" && button("leave-standing-list", t.leaveStanding)}
        </p>
      )}
    </section>
  );
};
