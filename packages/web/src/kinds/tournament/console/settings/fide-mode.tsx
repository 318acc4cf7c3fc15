import { settingWords } from "@losfee/contract";
import { fideModeTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { useConsole } from "../../../../shell/client/context.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";

/** Tells whether the competition is in FIDE mode; the button leaves it, after the rules have asked. */
export const FideModeField = ({ model }: SettingsFields): VNode => {
  const language = useLanguage();
  const t = fideModeTexts[language];
  const { send } = useConsole();
  const { fideMode = "off" } = model.settings;
  const leave = (): void => {
    void send({ type: "leave-fide-mode", reason: "" }, { onlyIfUnchanged: true, done: t.done });
  };
  return (
    <div class="field">
      <span>{settingWords(language).label("fideMode")}</span>
      <p class="note">{t[fideMode]}</p>
      {fideMode === "on" && (
        <button type="button" onClick={leave}>
          {t.leave}
        </button>
      )}
    </div>
  );
};
