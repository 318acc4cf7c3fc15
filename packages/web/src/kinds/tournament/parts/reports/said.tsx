import { type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { SaidResult } from "./said-result.ts";

const words = texts({
  de: { changed: "geändert", made: (time: string) => `ohne Netz geschrieben um ${time}` },
  en: { changed: "changed", made: (time: string) => `written offline at ${time}` },
});

/** A report of a game, with its sender and time of arrival. */
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
      {said.made !== "" && ` (${words[language].made(said.made)})`}
    </span>{" "}
    {said.changed && <span class="tag">{words[language].changed}</span>}
  </span>
);
