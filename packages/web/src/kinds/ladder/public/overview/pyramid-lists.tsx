import { ladderTexts } from "@losfee/messages/ladder-parts";
import { overviewTexts } from "@losfee/messages/ladder-public-overview";
import type { VNode } from "preact";
import { Lot } from "../../../../parts/lot.tsx";
import { usePage } from "../../../../shell/page-context.ts";
import { PlayerLink } from "../../parts/player-link.tsx";
import { OptionMark, SeatLabel, SharedReason } from "../../parts/pyramid.tsx";
import type { PyramidLevel } from "../../parts/pyramid-levels.ts";
import type { PyramidReach } from "../../parts/pyramid-reach.ts";
import { SmallPyramid } from "../../parts/pyramid-small.tsx";
import { reachSentence } from "../../parts/reach-sentence.ts";

interface PyramidListsProps {
  readonly levels: readonly PyramidLevel[];
  readonly reach: PyramidReach | null;
}

/** The pyramid for narrow screens: a small drawing, then lists of players by seat. */
export const PyramidLists = ({ levels, reach }: PyramidListsProps): VNode => {
  const page = usePage();
  const t = overviewTexts[page.language];
  return (
    <div class="pyramid-narrow stack">
      <SmallPyramid
        levels={levels}
        reach={reach}
        label={reach === null ? t.levels({ count: levels.length }) : reachSentence(reach, page)}
      />
      {reach !== null && <Options reach={reach} />}
      <ol class="level-list">
        {levels.map(({ level, seats }) => (
          <li key={level}>
            <h3>{ladderTexts[page.language].level({ level })}</h3>
            <ol>
              {seats.map((seat) => (
                <li key={seat.label} class={seat.label === reach?.seat ? "chosen" : undefined}>
                  <SeatLabel seat={seat} /> <PlayerLink player={seat.player} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
};

const Options = ({ reach }: { readonly reach: PyramidReach }): VNode => {
  const page = usePage();
  return (
    <>
      <h3>{reachSentence(reach, page)}</h3>
      <SharedReason reach={reach} />
      <ul class="lots seat-lots">
        {reach.options
          .toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null))
          .map((option) => (
            <Lot
              key={option.label}
              as="li"
              stub={option.label}
              {...(option.reason === null ? { tone: "tinted", class: "can" } : { class: "cannot" })}
            >
              <PlayerLink player={option.player} />
              <OptionMark option={option} reach={reach} />
            </Lot>
          ))}
      </ul>
    </>
  );
};
