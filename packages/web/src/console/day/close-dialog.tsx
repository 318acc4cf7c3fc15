import type { VNode } from "preact";
import type { PageFrame } from "../../page.ts";
import { useConsole } from "../client/context.ts";
import { ActionDialog } from "../parts/dialog.tsx";
import { dayTexts } from "./texts.ts";

/** Asks before the competition is closed: its seed cannot be taken back once it is public. */
export const CloseDialog = ({
  page,
  onClose,
}: {
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = dayTexts[page.language];
  const { send } = useConsole();
  return (
    <ActionDialog
      language={page.language}
      title={t.closeTitle}
      confirm={t.closeConfirm}
      onClose={onClose}
      onSubmit={async () => {
        await send({ type: "close-competition" }, { progress: t.closing });
        onClose();
      }}
    >
      <p>{t.closeSeed}</p>
      <p>{t.closeThen}</p>
    </ActionDialog>
  );
};
