import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { type PageFrame, withQuery } from "./page.ts";
import { useLanguage } from "./page-context.ts";
import type { PageLayout } from "./page-definition.ts";
import type { Side } from "./page-kind.ts";
import { competitionPath } from "./paths.ts";

const SIDES: readonly Side[] = ["tables", "boards"];

interface SideSwitchProps {
  readonly competition: NonNullable<PageFrame["competition"]>;
  readonly layout: PageLayout;
}

/** In a competition with tables and boards, the link to the other side; otherwise null. */
export const SideSwitch = ({ competition, layout }: SideSwitchProps): VNode | null => {
  const language = useLanguage();
  const { id, sides } = competition;
  if (sides === null) return null;
  const t = layoutTexts[language];
  const overview = competitionPath(id, layout === "console" ? "console" : "public");
  return (
    <ul class="side-switch" aria-label={t.sides}>
      {SIDES.map((side) => (
        <li key={side}>
          <a
            href={withQuery(overview, "at", side)}
            aria-current={side === sides.current ? "true" : undefined}
          >
            {t.atSide[side]}
          </a>
        </li>
      ))}
    </ul>
  );
};
