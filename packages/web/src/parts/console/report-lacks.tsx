import { counted, type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { ReportLine } from "./report-lines.ts";

const lackTexts = texts({
  de: {
    complete: "Für die Auswertung fehlt nichts.",
    needed: (count: number) =>
      `Für die Auswertung fehlt noch: ${counted(count, { one: "Punkt", other: "Punkte" }, "de")}`,
    advised: "Die Auswertung ist möglich; es gibt Hinweise",
    hint: "Hinweis",
  },
  en: {
    complete: "Nothing is missing for rating.",
    needed: (count: number) =>
      `Missing for rating: ${counted(count, { one: "item", other: "items" }, "en")}`,
    advised: "It can be rated; there are remarks",
    hint: "Remark",
  },
});

/** Gaps in a rating report, next to its download. */
export const ReportLacks = ({
  lines,
  language,
  open = false,
}: {
  readonly lines: readonly ReportLine[];
  readonly language: Language;
  readonly open?: boolean;
}): VNode => {
  const t = lackTexts[language];
  const needed = lines.filter(({ weight }) => weight === "needed").length;
  if (lines.length === 0) return <p class="note">{t.complete}</p>;
  return (
    <details class="report-lacks" open={open}>
      <summary>{needed > 0 ? t.needed(needed) : t.advised}</summary>
      <ul>
        {lines.map(({ weight, text }) => (
          <li key={text}>
            {weight === "advised" && <span class="tag">{t.hint}</span>} {text}
          </li>
        ))}
      </ul>
    </details>
  );
};
