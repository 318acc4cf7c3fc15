import { saidWords } from "@losfee/messages/tournament-parts-reports";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SaidResult } from "./said-result.ts";

/** A report of a game, with its sender and time of arrival. */
export const Said = ({ said }: { readonly said: SaidResult }): VNode => {
  const language = useLanguage();
  return (
    <span class="said-result">
      <b>{said.text}</b>{" "}
      <span class="note">
        {said.actor}, {said.time}
        {said.made !== "" && ` (${saidWords[language].made({ time: said.made })})`}
      </span>{" "}
      {said.changed && <span class="tag">{saidWords[language].changed}</span>}
    </span>
  );
};
