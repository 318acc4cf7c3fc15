import { formatList } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { ladderTexts, ownPlaceTexts } from "@losfee/messages/ladder-parts";
import type { ComponentChildren, VNode } from "preact";
import { PlainList } from "../../../parts/plain-list.tsx";
import { competitionIdOf, spokenTo } from "../../../shell/page.ts";
import { useLanguage, usePage } from "../../../shell/page-context.ts";
import { ladderGamePath } from "../paths.ts";
import { daysLeft } from "./days-left.ts";
import type { DeadlineSummary, GameSummary } from "./game-summary.ts";
import { PlayerLink } from "./player-link.tsx";

interface GameListProps extends Pick<GameLineProps, "reader"> {
  readonly games: readonly GameSummary[];
  readonly empty?: string;
  /** Actions on a game. */
  readonly acts?: (game: GameSummary) => ComponentChildren;
}

/** Games one below the other: players, state and deadline. */
export const GameList = ({ games, empty, acts, ...line }: GameListProps): VNode => {
  const language = useLanguage();
  return (
    <PlainList class="ladder-games" empty={empty ?? ladderTexts[language].none}>
      {games.map((game) => (
        <li key={game.id}>
          <GameLine {...line} game={game}>
            {acts?.(game)}
          </GameLine>
        </li>
      ))}
    </PlainList>
  );
};

interface GameLineProps {
  readonly game: GameSummary;
  /** The reader, whose own deadlines stand out. */
  readonly reader?: EntryId;
  readonly children?: ComponentChildren;
}

/** A game in a line or two. */
export const GameLine = ({ game, reader, children }: GameLineProps): VNode => {
  const page = usePage();
  const t = ladderTexts[page.language];
  return (
    <div class="ladder-game">
      <p class="ladder-pair">
        <Side game={game} side="white" />
        {game.outcome === null ? " – " : <b class="ladder-result"> {game.outcomeText} </b>}
        <Side game={game} side="black" />
      </p>
      <p class="note">
        <a href={ladderGamePath(competitionIdOf(page), game.id)}>{game.statusText}</a> · {t.since}{" "}
        {game.since}
        {game.origin === "assigned" && <> · {t.assigned}</>}
        {game.status === "final" && !game.rated && <> · {t.unrated}</>}
        {game.away.length > 0 && <> · {t.away({ names: formatList(game.away, page.language) })}</>}
      </p>
      {game.awaitsLetter && <p class="note">{t.awaitsLetter}</p>}
      {game.deadline !== null && (
        <DeadlineLine deadline={game.deadline} {...(reader === undefined ? {} : { reader })} />
      )}
      {children}
    </div>
  );
};

const Side = ({
  game,
  side,
}: {
  readonly game: GameSummary;
  readonly side: "white" | "black";
}): VNode => (
  <span class="ladder-side">
    <PlayerLink player={game[side]} />{" "}
    <span class="note">{game.seats[side === "white" ? 0 : 1]}</span>
  </span>
);

interface DeadlineLineProps {
  readonly deadline: DeadlineSummary;
  readonly reader?: EntryId;
}

/** A deadline in words: action, date and days left. */
export const DeadlineLine = ({ deadline, reader }: DeadlineLineProps): VNode => {
  const page = usePage();
  const t = ladderTexts[page.language];
  const urgent = reader !== undefined && deadline.holders.includes(reader);
  return (
    <p class={urgent ? "deadline own" : "deadline"}>
      {deadline.what} <b>{t.until({ date: deadline.date })}</b>{" "}
      <span class="note">
        {daysLeft(deadline.days, page.language)}
        {deadline.holiday > 0 && <>, {t.withHoliday({ days: deadline.holiday })}</>}
      </span>
      {urgent && (
        <>
          {" "}
          <span class="tag">{spokenTo(ownPlaceTexts, page).turn}</span>
        </>
      )}
    </p>
  );
};
