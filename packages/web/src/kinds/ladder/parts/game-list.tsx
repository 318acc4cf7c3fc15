import type { EntryId } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { formatList } from "../../../language/numbers.ts";
import type { PageFrame } from "../../../shell/page.ts";
import { playerPath } from "../../../shell/paths.ts";
import { ladderGamePath } from "../paths.ts";
import type { DeadlineSummary, GameSummary } from "./game-summary.ts";
import { ladderTexts } from "./texts.ts";

interface GameListProps {
  readonly games: readonly GameSummary[];
  readonly page: PageFrame;
  readonly empty?: string;
}

/** Games one below the other: who, how it stands, until when. */
export const GameList = ({ games, page, empty }: GameListProps): VNode => {
  const t = ladderTexts[page.language];
  if (games.length === 0) return <p class="empty">{empty ?? t.none}</p>;
  return (
    <ul class="plain ladder-games">
      {games.map((game) => (
        <li key={game.id}>
          <GameLine game={game} page={page} />
        </li>
      ))}
    </ul>
  );
};

interface GameLineProps {
  readonly game: GameSummary;
  readonly page: PageFrame;
  /** Who reads it: deadlines of this player stand out. */
  readonly reader?: EntryId;
  readonly children?: ComponentChildren;
}

/** A game in a line or two. */
export const GameLine = ({ game, page, reader, children }: GameLineProps): VNode => {
  const t = ladderTexts[page.language];
  const competition = page.competition?.id ?? "";
  return (
    <div class="ladder-game">
      <p class="ladder-pair">
        <Side game={game} side="white" competition={competition} />
        {game.outcome === null ? " – " : <b class="ladder-result"> {game.outcomeText} </b>}
        <Side game={game} side="black" competition={competition} />
      </p>
      <p class="note">
        <a href={ladderGamePath(competition, game.id)}>{game.statusText}</a> · {t.since}{" "}
        {game.since}
        {game.origin === "assigned" && <> · {t.assigned}</>}
        {game.status === "final" && !game.rated && <> · {t.unrated}</>}
        {game.away.length > 0 && <> · {t.away(formatList(game.away, page.language))}</>}
      </p>
      {game.deadline !== null && (
        <DeadlineLine
          deadline={game.deadline}
          page={page}
          {...(reader === undefined ? {} : { reader })}
        />
      )}
      {children}
    </div>
  );
};

const Side = ({
  game,
  side,
  competition,
}: {
  readonly game: GameSummary;
  readonly side: "white" | "black";
  readonly competition: string;
}): VNode => (
  <span class="ladder-side">
    <a class="player-link" href={playerPath(competition, game[side].entry)}>
      {game[side].name}
    </a>{" "}
    <span class="note">{game.seats[side === "white" ? 0 : 1]}</span>
  </span>
);

interface DeadlineLineProps {
  readonly deadline: DeadlineSummary;
  readonly page: PageFrame;
  readonly reader?: EntryId;
}

/** A deadline in words: what, until when, how long that is. */
export const DeadlineLine = ({ deadline, page, reader }: DeadlineLineProps): VNode => {
  const t = ladderTexts[page.language];
  const urgent = reader !== undefined && deadline.holders.includes(reader);
  return (
    <p class={urgent ? "deadline own" : "deadline"}>
      {deadline.what} <b>{t.until(deadline.date)}</b>{" "}
      <span class="note">
        {t.days(deadline.days)}
        {deadline.holiday > 0 && <>, {t.withHoliday(deadline.holiday)}</>}
      </span>
    </p>
  );
};
