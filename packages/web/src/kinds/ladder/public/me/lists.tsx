import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useSpoken } from "../../../../shell/page-context.ts";
import { useAct } from "../../parts/use-act.ts";
import type { ListCommand, OwnModel } from "./page.ts";

/** The waiting lists from a player's view. */
export const OwnLists = ({ model }: PageProps<OwnModel>): VNode => {
  const t = useSpoken(ownTexts);
  const { act } = useAct();
  const button = (type: ListCommand, text: string): VNode | null =>
    model.offers.includes(type) ? (
      <button type="button" onClick={() => void act({ type, player: model.entry }, t.done)}>
        {text}
      </button>
    ) : null;
  const acts = !model.closed && model.seat !== null;
  return (
    <Section id="own-lists" title={t.lists}>
      <p>{model.waiting === null ? t.notWaiting : t.waiting({ position: model.waiting })}</p>
      {model.waiting === null && model.notWaiting !== null && (
        <p class="note">{model.notWaiting}</p>
      )}
      {acts && (
        <p class="cluster no-print">
          {button("leave-waiting-list", t.leave)}
          {button("request-waiting-list", t.request)}
        </p>
      )}
      <p>{t.standing[model.standingWaiting]}</p>
      {acts && (
        <p class="cluster no-print">
          {button("join-standing-waiting-list", t.join)}
          {button("suspend-standing-waiting-list", t.suspend)}
          {button("resume-standing-waiting-list", t.resume)}
          {button("leave-standing-waiting-list", t.leaveStanding)}
        </p>
      )}
    </Section>
  );
};
