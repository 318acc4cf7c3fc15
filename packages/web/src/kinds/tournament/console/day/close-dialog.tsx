import type { VNode } from "preact";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
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
