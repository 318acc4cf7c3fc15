import { entrantWords, formatScore, formatSigned, unplayedLabel } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { partTexts } from "@losfee/messages/parts";
import { playerTexts } from "@losfee/messages/tournament-public-player";
import type { VNode } from "preact";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { Balance, hasSpread, Signed } from "../../../../parts/numerals.tsx";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { matchPath, pairingsPath, playerPath } from "../../../../shell/paths.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import type { PlayerRound } from "../../parts/player/rounds.ts";
import type { PlayerAtBoards } from "./page.ts";

/** Every round of a player with the running totals. */
export const PlayerGames = ({ model }: PageProps<PlayerAtBoards>): VNode => {
  const page = usePage();
  const t = playerTexts[page.language];
  const withSpread = hasSpread(page);
  const gameSpread: Column<PlayerRound> = {
    heading: t.gameSpread,
    class: "number",
    cell: ({ line, worth }) => (
      <>
        {line.kind === "played" && formatSigned(line.own - line.theirs)}
        {worth}
      </>
    ),
  };
  const totalSpread: Column<PlayerRound> = {
    heading: t.totalSpread,
    class: "number total-spread",
    cell: ({ line, tally }) => line.kind !== "pending" && <Signed value={tally.spread} />,
  };
  return (
    <ColumnTable
      class="games wide"
      caption={t.captionGames}
      lines={model.rounds}
      lineClass={({ line }) => (line.kind === "pending" ? "pending" : undefined)}
      columns={[
        {
          heading: shortHeading(t.roundShort, t.round),
          class: "number",
          isRowHeading: true,
          cell: ({ line, board }) => (
            <a
              href={
                model.squad === null || board === null
                  ? pairingsPath(model.competition, line.round)
                  : matchPath(model.competition, line.round, board)
              }
            >
              {line.round}
            </a>
          ),
        },
        {
          heading: entrantWords(termsOf(page), page.language).contest,
          class: "number board",
          cell: ({ board }) => board,
        },
        {
          heading: t.opponent,
          cell: ({ line, penalty }) => (
            <>
              <Opponent line={line} model={model} />
              {penalty > 0 && <span class="tag">{t.penalty({ points: penalty })}</span>}
            </>
          ),
        },
        {
          heading: t.result,
          class: "number",
          cell: ({ line, worth }) => (
            <>
              <Result line={line} />
              {!withSpread && worth}
            </>
          ),
        },
        ...(withSpread ? [gameSpread] : []),
        {
          heading: t.total,
          class: "number",
          cell: ({ line, tally }) => line.kind !== "pending" && <Balance tally={tally} />,
        },
        ...(withSpread ? [totalSpread] : []),
      ]}
    />
  );
};

/** The start mark goes next to the player's own score: next to the opponent it would be theirs. */
const Result = ({ line }: Pick<PlayerRound, "line">): VNode => {
  const language = useLanguage();
  return (
    <>
      {line.kind !== "unplayed" && line.start === "first" && <StartMark />}
      {line.kind === "played" && formatScore([line.own, line.theirs])}
      <UnconfirmedMark of={line.kind !== "pending" && line.reported === true} />
      {line.kind === "pending" && partTexts[language].pending}
    </>
  );
};

const Opponent = ({
  line,
  model,
}: PageProps<PlayerAtBoards> & { readonly line: PlayerRound["line"] }): VNode => {
  const language = useLanguage();
  return (
    <>
      {line.kind === "unplayed" && `${unplayedLabel(line.reason, language)} `}
      {line.opponent !== null && <Met entry={line.opponent} model={model} />}
    </>
  );
};

const Met = ({ entry, model }: PageProps<PlayerAtBoards> & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  return (
    <>
      <a class="player-link" href={playerPath(model.competition, entry)}>
        {player === undefined ? namesFrom(model.names)(entry) : <TitledName player={player} />}
      </a>{" "}
      {player !== undefined && <PlayerFacts player={player} />}
    </>
  );
};
