import { lackTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useTexts } from "../../shell/page-context.ts";
import type { ReportLine } from "./report-lines.ts";

/** Gaps in a rating report, next to its download. */
export const ReportLacks = ({
  lines,
  open = false,
}: {
  readonly lines: readonly ReportLine[];
  readonly open?: boolean;
}): VNode => {
  const t = useTexts(lackTexts);
  const needed = lines.filter(({ weight }) => weight === "needed").length;
  if (lines.length === 0) return <p class="note">{t.complete}</p>;
  return (
    <details class="report-lacks" open={open}>
      <summary>{needed > 0 ? t.needed({ count: needed }) : t.advised}</summary>
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
