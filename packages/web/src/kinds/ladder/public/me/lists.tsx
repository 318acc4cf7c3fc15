import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { type PageProps, spokenTo } from "../../../../shell/page.ts";
import { useAct } from "../../parts/use-act.ts";
import type { OwnModel } from "./model.ts";
import { ownTexts } from "./texts.ts";

type ListCommand =
  | "request-waiting-list"
  | "leave-waiting-list"
  | "join-standing-waiting-list"
  | "leave-standing-waiting-list"
  | "suspend-standing-waiting-list"
  | "resume-standing-waiting-list";

/** The waiting lists as they concern a player. */
export const OwnLists = ({ model, page }: PageProps<OwnModel>): VNode => {
  const t = spokenTo(ownTexts, page);
  const { act } = useAct();
  const button = (type: ListCommand, text: string): VNode => (
    <button type="button" onClick={() => void act({ type, player: model.entry }, t.done)}>
      {text}
    </button>
  );
  const acts = !model.closed && model.seat !== null;
  return (
    <Section id="own-lists" title={t.lists}>
      <p>{model.waiting === null ? t.notWaiting : t.waiting(model.waiting)}</p>
      {model.waiting === null && model.notWaiting !== null && (
        <p class="note">{model.notWaiting}</p>
      )}
      {acts && (
        <p class="cluster no-print">
          {model.waiting !== null && button("leave-waiting-list", t.leave)}
          {model.waiting === null &&
            model.notWaiting === null &&
            model.options?.reach !== null &&
            button("request-waiting-list", t.request)}
        </p>
      )}
      <p>{t.standing[model.standingWaiting]}</p>
      {acts && (
        <p class="cluster no-print">
          {model.standingWaiting === "none" && button("join-standing-waiting-list", t.join)}
          {model.standingWaiting === "active" && button("suspend-standing-waiting-list", t.suspend)}
          {model.standingWaiting === "suspended" &&
            button("resume-standing-waiting-list", t.resume)}
          {model.standingWaiting !== "none" &&
            button("leave-standing-waiting-list", t.leaveStanding)}
        </p>
      )}
    </Section>
  );
};
