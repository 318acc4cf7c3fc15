import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { BesideCompetition } from "./beside-competition.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { SideSwitch } from "./side-switch.tsx";

interface ConsolePlacesProps {
  readonly competition: NonNullable<PageFrame["competition"]>;
  readonly page: PageFrame;
}

/**
 * The places of a competition's console in its bar, each with its key. Those not needed each round
 * are behind “More”, so that the bar fits on one line.
 */
export const ConsolePlaces = ({ competition, page }: ConsolePlacesProps): VNode => {
  const t = layoutTexts[page.language];
  const { navigation } = competition;
  const often = navigation.filter(({ seldom }) => seldom !== true);
  const others = navigation.filter(({ seldom }) => seldom === true);
  const here = others.find(({ isCurrent }) => isCurrent);
  return (
    <nav class="console-nav" aria-label={t.console}>
      <div class="console-places">
        <SideSwitch competition={competition} layout="console" language={page.language} />
        <PlaceLinks links={often} />
      </div>
      <details class="console-more">
        <summary data-here={here && ""}>{here?.name ?? t.more}</summary>
        <div class="console-more-places">
          <PlaceLinks links={others} />
          <BesideCompetition page={page} />
        </div>
      </details>
    </nav>
  );
};
