import { entrantWords, formatList } from "@losfee/contract";
import { ownTexts } from "@losfee/messages/tournament-public-me";
import type { VNode } from "preact";
import { Lot } from "../../../../parts/lot.tsx";
import { type PageFrame, type PageProps, spokenTo, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { OwnContest } from "./contests.ts";
import type { OwnModel, OwnPlayer } from "./model.ts";

interface ContestLotProps extends PageProps<OwnModel> {
  readonly contest: OwnContest;
  readonly player: OwnPlayer;
}

/** The player's place, colour and opponents: the answer that players look for first. */
export const ContestLot = ({ contest, player, model }: ContestLotProps): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const { opponent, metIn } = player;
  return (
    <div class="lots">
      <Lot
        as="section"
        stub={contest.board}
        label={placeWord(contest, page)}
        headingId="own-place"
        tone="mine"
        class="own-lot"
      >
        <p class="own-start">{startText(contest, page)}</p>
        <p>
          {contest.atTable ? t.with : t.against}{" "}
          {contest.mates.map(({ entry, name }, index) => (
            <span key={entry}>
              {index > 0 && ", "}
              <a class="player-link" href={playerPath(model.competition, entry)}>
                {name}
              </a>
            </span>
          ))}
        </p>
        {opponent !== null && (
          <p class="note">
            {t.rank({ rank: opponent.rank })} · {opponent.tally}
          </p>
        )}
        {!contest.atTable && contest.round > 1 && (
          <p class="note">
            {metIn.length === 0
              ? t.neverMet
              : t.metIn({ rounds: formatList(metIn.map(String), page.language) })}
          </p>
        )}
      </Lot>
    </div>
  );
};

/** `Brett` or `Tisch`. */
export const placeWord = ({ atTable }: OwnContest, page: PageFrame): string => {
  const t = spokenTo(ownTexts, page);
  return atTable ? t.table : entrantWords(termsOf(page), page.language).contest;
};

const startText = (contest: OwnContest, page: PageFrame): string => {
  const t = spokenTo(ownTexts, page);
  if (contest.atTable) {
    const seat = `${t.game({ game: contest.game })} · ${t.seat({ seat: contest.seat })}`;
    return contest.seat === 1 ? `${seat}: ${t.starts}` : seat;
  }
  const { sides } = termsOf(page);
  if (contest.playersDraw) return t.drawn[sides];
  if (sides === "colours") return contest.seat === 1 ? t.white : t.black;
  if (sides === "home") return contest.seat === 1 ? t.atHome : t.away;
  return contest.seat === 1 ? t.starts : t.replies({ name: contest.mates[0]?.name ?? "" });
};
