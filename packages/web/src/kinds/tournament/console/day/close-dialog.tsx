import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import type { PageFrame } from "../../../../shell/page.ts";

/** Asks for confirmation before closing: publishing the seed is irreversible. */
export const CloseDialog = ({
  page,
  onClose,
}: {
  readonly page: PageFrame;
  readonly onClose: () => void;
}): VNode => {
  const t = dayTexts[page.language];
  return (
    <CommandDialog
      language={page.language}
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
