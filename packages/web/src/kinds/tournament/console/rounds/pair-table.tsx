import { sideWords, tallyWords } from "@losfee/contract";
import { Fragment, type VNode } from "preact";
import { Balance, hasSpread, Signed } from "../../../../parts/numerals.tsx";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { BreachText, ExplainedGame, PairedPlayer } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";

interface PairTableProps {
  readonly games: readonly ExplainedGame[];
  /** Index of the pair selected for keys. */
  readonly selected: number;
  /** Boards with their reasons open. */
  readonly open: ReadonlySet<number>;
  readonly onSelect: (index: number) => void;
  readonly onToggle: (board: number) => void;
}

/** Id of a pair's button: arrow keys move the focus between them. */
export const pairButtonId = (board: number): string => `pair-${board}`;

/** The pairs in aligned columns: board, then both players with rank, score and starts. */
export const PairTable = (props: PairTableProps): VNode => {
  const page = usePage();
  const { games, selected, open, onSelect, onToggle } = props;
  const t = roundTextsFor(page);
  const words = sideWords(termsOf(page), page.language);
  const columns = columnsOf(games, page);
  return (
    <table class="wide pairs" aria-label={t.count({ games: games.length })}>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.board}
          </th>
          <th scope="col">{games.every(({ playersDraw }) => playersDraw) ? t.one : words.first}</th>
          <FigureHeadings columns={columns} />
          <th scope="col" class="of-second">
            {t.against}
          </th>
          <FigureHeadings columns={columns} second />
          <th scope="col">
            <span class="visually-hidden">{t.remarks}</span>
          </th>
        </tr>
      </thead>
      {games.map((game, index) => (
        <Fragment key={game.board}>
          {game.group !== null && game.group !== games[index - 1]?.group && (
            <tbody class="group-heading">
              <tr>
                <th scope="rowgroup" colSpan={4 + 2 * columns.length}>
                  <h2>{game.group}</h2>
                </th>
              </tr>
            </tbody>
          )}
          <PairRow
            game={game}
            columns={columns}
            selected={index === selected}
            open={open.has(game.board)}
            onSelect={() => onSelect(index)}
            onToggle={() => {
              onSelect(index);
              onToggle(game.board);
            }}
          />
        </Fragment>
      ))}
    </table>
  );
};

/** Columns next to each name; none before the first game. */
type Column = "rank" | "score" | "spread" | "starts";

const columnsOf = (games: readonly ExplainedGame[], page: PageFrame): readonly Column[] => {
  if (!games.some(({ seats }) => seats.some(({ rank }) => rank !== null))) return [];
  return ["rank", "score", ...(hasSpread(page) ? (["spread"] as const) : []), "starts"];
};

interface ColumnsProps {
  readonly columns: readonly Column[];
}

const FigureHeadings = ({
  columns,
  second = false,
}: ColumnsProps & { readonly second?: boolean }): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const terms = termsOf(page);
  const score = tallyWords(terms, page.language);
  const sides = sideWords(terms, page.language);
  const headings: Readonly<Record<Column, readonly [short: string, full: string]>> = {
    rank: [t.rankHeading, t.rankFull],
    score: [score.heading, score.label],
    spread: [t.spreadHeading, t.spreadFull],
    starts: [sides.recordHeading, sides.record],
  };
  return (
    <>
      {columns.map((column) => (
        <th key={column} scope="col" class={`number figure-${column}${second ? " of-second" : ""}`}>
          <abbr title={headings[column][1]}>{headings[column][0]}</abbr>
        </th>
      ))}
    </>
  );
};

const Figures = ({ player, columns }: ColumnsProps & { player: PairedPlayer }): VNode => {
  const page = usePage();
  const { recordFigures, recordValue } = sideWords(termsOf(page), page.language);
  const record = { first: player.starts, second: player.replies };
  const cells: Readonly<Record<Column, () => VNode | number | null>> = {
    rank: () => player.rank,
    score: () => <Balance tally={player} />,
    spread: () => <Signed value={player.spread} />,
    starts: () => <span title={recordValue(record)}>{recordFigures(record)}</span>,
  };
  return (
    <>
      {columns.map((column) => (
        <td key={column} class={`number figure-${column}`}>
          {cells[column]()}
        </td>
      ))}
    </>
  );
};

interface PairRowProps extends ColumnsProps {
  readonly game: ExplainedGame;
  readonly selected: boolean;
  readonly open: boolean;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
}

const PairRow = (props: PairRowProps): VNode => {
  const page = usePage();
  const { game, columns, selected, open, onSelect, onToggle } = props;
  const t = roundTextsFor(page);
  const words = sideWords(termsOf(page), page.language);
  const [one, two] = game.seats;
  const state = [selected && "selected", game.beginsScoreGroup && "new-scores"].filter(Boolean);
  return (
    <tbody id={`board-${game.board}`} class={["game", ...state].join(" ")}>
      <tr class="pair" onClick={onSelect}>
        <th scope="row" class="number">
          <button
            type="button"
            id={pairButtonId(game.board)}
            tabIndex={selected ? 0 : -1}
            aria-expanded={open}
            aria-controls={open ? `why-${game.board}` : undefined}
            aria-label={t.whyOf({ board: game.board })}
            onClick={onToggle}
          >
            {game.board}
          </button>
        </th>
        <PlayerCell player={one} starts={!game.playersDraw} />
        <Figures player={one} columns={columns} />
        <PlayerCell player={two} starts={false} />
        <Figures player={two} columns={columns} />
        <td class="game-tags">
          {game.result !== null && <b>{game.result}</b>}
          {game.float !== "" && <span class="tag">{game.float}</span>}
          {game.pinned && <span class="tag">{t.pinnedTag}</span>}
          {game.breaches.length > 0 && <span class="tag warn">{t.breachTag}</span>}
          {game.repeat && <span class="tag warn">{t.repeatTag}</span>}
          {game.playersDraw && <span class="tag">{words.drawnTag}</span>}
        </td>
      </tr>
      {(open || game.breaches.length > 0) && (
        <tr class="reasons">
          <td />
          <td colSpan={3 + 2 * columns.length}>
            <Breaches breaches={game.breaches} />
            {open && (
              <div id={`why-${game.board}`}>
                {game.why.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p>
                  <b>{words.why}:</b> {game.start}
                </p>
              </div>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
};

const PlayerCell = ({
  player,
  starts,
}: {
  readonly player: PairedPlayer;
  readonly starts: boolean;
}): VNode => (
  <td class={starts ? "player starts" : "player"}>
    {starts && <StartMark />}
    <span class="player-name">
      <TitledName player={player} />
    </span>{" "}
    <PlayerFacts player={player} />
  </td>
);

/** Always visible with the pair, not only with its reasons. */
export const Breaches = ({
  breaches,
}: {
  readonly breaches: readonly BreachText[];
}): VNode | null => {
  const page = usePage();
  if (breaches.length === 0) return null;
  const t = roundTextsFor(page);
  return (
    <ul class="breaches">
      {breaches.map(({ text, reason }) => (
        <li key={text}>
          {text}{" "}
          {reason === "" ? (
            t.breachOpen
          ) : (
            <>
              <b>{t.breachReason}:</b> {reason}
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
