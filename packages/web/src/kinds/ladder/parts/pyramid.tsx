import { ladderTexts, ownPlaceTexts } from "@losfee/messages/ladder-parts";
import type { VNode } from "preact";
import { DownIcon, UpIcon } from "../../../parts/icons.tsx";
import { Lot } from "../../../parts/lot.tsx";
import { competitionIdOf, spokenTo } from "../../../shell/page.ts";
import { usePage, useTexts } from "../../../shell/page-context.ts";
import { playerPath } from "../../../shell/paths.ts";
import { chosenSeatPath, ownPath, seatPath } from "../paths.ts";
import { type OptionLine, sharedReason } from "./option-lines.ts";
import type { PyramidLevel, PyramidSeat } from "./pyramid-levels.ts";
import type { PyramidReach } from "./pyramid-reach.ts";
import { reachSentence } from "./reach-sentence.ts";

interface PyramidProps {
  readonly levels: readonly PyramidLevel[];
  /** Seat to view from: the levels within its reach are a band of lots. */
  readonly reach?: PyramidReach | null;
}

/**
 * The pyramid by level: visually rows of growing length; for screen readers a list of levels with
 * their seats.
 */
export const Pyramid = ({ levels, reach = null }: PyramidProps): VNode => {
  const page = usePage();
  const t = ladderTexts[page.language];
  return (
    <ol class="pyramid">
      {levels.map(({ level, seats }) => {
        const isInBand = reach?.levels.includes(level) ?? false;
        return (
          <li key={level} class={isInBand ? "pyramid-level band" : "pyramid-level"}>
            <h3 class="visually-hidden">{t.level({ level })}</h3>
            {reach !== null && reach.levels[0] === level && (
              <>
                <p class="band-title">{reachSentence(reach, page)}</p>
                <SharedReason reach={reach} />
              </>
            )}
            <ol class={isInBand ? "lots" : undefined}>
              {seats.map((seat) => (
                <Seat key={seat.label} seat={seat} reach={reach} />
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
};

/** Shows a reason that applies to every seat, once. */
export const SharedReason = ({ reach }: { readonly reach: PyramidReach }): VNode | null => {
  const reason = sharedReason(reach.options);
  return reason === null ? null : <p class="band-reason">{reason}</p>;
};

interface SeatProps {
  readonly seat: PyramidSeat;
}

const Seat = ({ seat, reach }: SeatProps & { readonly reach: PyramidReach | null }): VNode => {
  const page = usePage();
  const option = reach?.options.find(({ label }) => label === seat.label);
  if (reach !== null && seat.label === reach.seat) {
    return (
      <Lot
        as="li"
        class="upright chosen"
        tone={reach.isOwn ? "mine" : "selected"}
        stub={
          <>
            <SeatLabel seat={seat} />{" "}
            <small>
              {reach.isOwn
                ? spokenTo(ownPlaceTexts, page).place
                : ladderTexts[page.language].chosenSeat}
            </small>
          </>
        }
      >
        <Occupant seat={seat} />
      </Lot>
    );
  }
  if (reach !== null && option !== undefined) {
    return (
      <Lot
        as="li"
        class={option.reason === null ? "upright can" : "upright cannot"}
        stub={
          <>
            <SeatLabel seat={seat} /> <OptionMark option={option} reach={reach} />
          </>
        }
      >
        <Occupant seat={seat} />
      </Lot>
    );
  }
  return (
    <li class={seat.player === null ? "seat vacant" : "seat"}>
      <SeatLabel seat={seat} />
      <Marks seat={seat} />
      <Occupant seat={seat} />
    </li>
  );
};

/** A two-word mark of a seat's reason; in full on touch, with the link to challenge. */
export const OptionMark = ({
  option: { reason, mark, player },
  reach: { isOwn },
}: {
  readonly option: OptionLine;
  readonly reach: PyramidReach;
}): VNode => {
  const page = usePage();
  return isOwn && reason === null ? (
    <a class="option-mark" href={`${ownPath(competitionIdOf(page))}#own-options`}>
      {player === null
        ? ladderTexts[page.language].takeSeat
        : ladderTexts[page.language].challengeSeat}
    </a>
  ) : (
    <small class="option-mark" title={reason ?? undefined}>
      {mark}
      {reason !== null && <span class="visually-hidden">: {reason}</span>}
    </small>
  );
};

/** A seat's number, linked to the challenges from there; for a vacancy to its history. */
export const SeatLabel = ({ seat }: SeatProps): VNode => {
  const page = usePage();
  const competition = competitionIdOf(page);
  return (
    <a
      class="seat-label"
      href={
        seat.player === null ? seatPath(competition, seat) : chosenSeatPath(competition, seat.label)
      }
    >
      <span class="visually-hidden">{ladderTexts[page.language].seatName({ seat: "" })}</span>
      {seat.label}
    </a>
  );
};

const Occupant = ({ seat: { player } }: SeatProps): VNode => {
  const page = usePage();
  return player === null ? (
    <span class="seat-name">{ladderTexts[page.language].vacant}</span>
  ) : (
    <a class="seat-name" href={playerPath(competitionIdOf(page), player.entry)}>
      {player.name}
    </a>
  );
};

const Marks = ({ seat: { up, down, waiting } }: SeatProps): VNode => {
  const t = useTexts(ladderTexts);
  return (
    <span class="seat-marks">
      {up !== null && (
        <span title={t.challenges({ name: up })}>
          <UpIcon />
          <span class="visually-hidden">{t.challenges({ name: up })}</span>
        </span>
      )}
      {down !== null && (
        <span title={t.challengedBy({ name: down })}>
          <DownIcon />
          <span class="visually-hidden">{t.challengedBy({ name: down })}</span>
        </span>
      )}
      {waiting && (
        <span title={t.waiting}>
          …<span class="visually-hidden">{t.waiting}</span>
        </span>
      )}
    </span>
  );
};
