import type { LadderPlayerLabel } from "@losfee/contract";
import { ladderTexts } from "@losfee/messages/ladder-parts";
import type { ComponentChildren } from "preact";
import { competitionIdOf } from "../../../shell/page.ts";
import { usePage } from "../../../shell/page-context.ts";
import { playerPath } from "../../../shell/paths.ts";

interface PlayerLinkProps {
  /** Null for a vacant seat, shown as such. */
  readonly player: LadderPlayerLabel | null;
}

/** A player's name, linked to the player's page. */
export const PlayerLink = ({ player }: PlayerLinkProps): ComponentChildren => {
  const page = usePage();
  return player === null ? (
    ladderTexts[page.language].vacant
  ) : (
    <a class="player-link" href={playerPath(competitionIdOf(page), player.entry)}>
      {player.name}
    </a>
  );
};
