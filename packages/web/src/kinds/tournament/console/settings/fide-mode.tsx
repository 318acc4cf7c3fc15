import { fideModeTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useConsole } from "../../../../shell/client/context.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";

/** Tells whether the competition is in FIDE mode; the button leaves it, after the rules have asked. */
export const FideModeField = ({ model }: SettingsFields): VNode => {
  const t = useTexts(fideModeTexts);
  const { send } = useConsole();
  const { fideMode = "off" } = model.settings;
  const leave = (): void => {
    void send({ type: "leave-fide-mode", reason: "" }, { onlyIfUnchanged: true, done: t.done });
  };
  return (
    <>
      <p class="note">{t[fideMode]}</p>
      {fideMode === "on" && (
        <button type="button" onClick={leave}>
          {t.leave}
        </button>
      )}
    </>
  );
};
