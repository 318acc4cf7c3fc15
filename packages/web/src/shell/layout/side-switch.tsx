import type { VNode } from "preact";
import { type PageFrame, type Side, withQuery } from "../page.ts";
import { competitionPath } from "../paths.ts";
import { layoutTexts } from "./texts.ts";

const SIDES: readonly Side[] = ["tables", "boards"];

/** The address of a page of the same side of a competition: what is played now needs no word. */
export const onSameSide = (
  { sides }: Pick<NonNullable<PageFrame["competition"]>, "sides">,
  path: string,
): string => (sides === null || sides.isPlayed ? path : withQuery(path, "at", sides.shown));

/** In a competition with tables and boards, the way from one side to the other; else nothing. */
export const SideSwitch = ({
  page: { competition, language },
  layout,
}: {
  readonly page: PageFrame;
  readonly layout: "public" | "console";
}): VNode | null => {
  if (competition === null || competition.sides === null) return null;
  const { shown } = competition.sides;
  const t = layoutTexts[language];
  return (
    <ul class="side-switch" aria-label={t.sides}>
      {SIDES.map((side) => (
        <li key={side}>
          <a
            href={withQuery(competitionPath(competition.id, layout), "at", side)}
            aria-current={side === shown ? "true" : undefined}
          >
            {t.atSide[side]}
          </a>
        </li>
      ))}
    </ul>
  );
};
