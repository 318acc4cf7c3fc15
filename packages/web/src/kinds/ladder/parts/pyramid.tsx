import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { DownIcon, UpIcon } from "../../../parts/icons.tsx";
import { competitionIdOf, type PageFrame, spokenTo } from "../../../shell/page.ts";
import { playerPath } from "../../../shell/paths.ts";
import { seatPath } from "../paths.ts";
import type { PyramidLevel, PyramidSeat } from "./pyramid-levels.ts";
import { ladderTexts, ownPlaceTexts } from "./texts.ts";

interface PyramidProps {
  readonly page: PageFrame;
  readonly levels: readonly PyramidLevel[];
  /** Whose own seat is marked. */
  readonly own?: EntryId;
  /** Seats that this player may challenge, by label. */
  readonly open?: readonly string[];
}

/**
 * The pyramid, level by level: to the eye rows of growing length, on a phone rows that go on below;
 * to a screen reader and on paper a list of levels with their seats.
 */
export const Pyramid = ({ page, levels, own, open = [] }: PyramidProps): VNode => {
  const t = ladderTexts[page.language];
  return (
    <ol class="pyramid">
      {levels.map(({ level, seats }) => (
        <li key={level} class="pyramid-level">
          <h3 class="pyramid-name">{t.level(level)}</h3>
          <ol>
            {seats.map((seat) => (
              <SeatCell
                key={seat.label}
                page={page}
                seat={seat}
                own={own !== undefined && seat.player?.entry === own}
                open={open.includes(seat.label)}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
};

interface SeatCellProps {
  readonly page: PageFrame;
  readonly seat: PyramidSeat;
  readonly own: boolean;
  readonly open: boolean;
}

const SeatCell = ({ page, seat, own, open }: SeatCellProps): VNode => {
  const t = ladderTexts[page.language];
  const competition = competitionIdOf(page);
  const kinds = ["seat", seat.player === null && "vacant", own && "own", open && "open"];
  return (
    <li class={kinds.filter((kind) => kind !== false).join(" ")}>
      <a class="seat-label" href={seatPath(competition, seat)}>
        <span class="visually-hidden">{t.seatName("")}</span>
        {seat.label}
      </a>
      {seat.player === null ? (
        <span class="seat-name">{t.vacant}</span>
      ) : (
        <a class="seat-name" href={playerPath(competition, seat.player.entry)}>
          {seat.player.name}
        </a>
      )}
      <span class="seat-marks">
        {seat.up !== null && (
          <span class="seat-mark up" title={t.challenges(seat.up)}>
            <UpIcon />
            <span class="visually-hidden">{t.challenges(seat.up)}</span>
          </span>
        )}
        {seat.down !== null && (
          <span class="seat-mark down" title={t.challengedBy(seat.down)}>
            <DownIcon />
            <span class="visually-hidden">{t.challengedBy(seat.down)}</span>
          </span>
        )}
        {seat.waiting && (
          <span class="seat-mark wait" title={t.waiting}>
            …<span class="visually-hidden">{t.waiting}</span>
          </span>
        )}
        {own && <span class="visually-hidden">{spokenTo(ownPlaceTexts, page).you}</span>}
        {open && <span class="visually-hidden">{t.canChallenge}</span>}
      </span>
    </li>
  );
};
