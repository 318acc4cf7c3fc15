import { type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { SaidResult } from "./said-result.ts";

const words = texts({ de: { changed: "geändert" }, en: { changed: "changed" } });

/** What somebody says of a game, who that is and when it came in. */
export const Said = ({
  said,
  language,
}: {
  readonly said: SaidResult;
  readonly language: Language;
}): VNode => (
  <span class="said-result">
    <b>{said.text}</b>{" "}
    <span class="note">
      {said.actor}, {said.time}
    </span>{" "}
    {said.changed && <span class="tag">{words[language].changed}</span>}
  </span>
);
