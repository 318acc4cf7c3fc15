import { entrantWords, sideWords } from "@losfee/contract";
import { breachesBy, type EntryId, winningSeat } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { Lines } from "../../../../shell/in-parts.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { matchPath, playerPath } from "../../../../shell/paths.ts";
import { namesFrom } from "../entry-names.ts";
import {
  type PairingsGame,
  type PairingsModel,
  type PairingsUnplayed,
  startIsKnown,
} from "./model.ts";
import { OutcomeText } from "./outcome-text.tsx";
import { partsOf } from "./parts-of.ts";
import { Why } from "./reasons.tsx";

/** The games in board order, then byes and pauses. */
export const Boards = ({ model, page }: PageProps<PairingsModel>): VNode => {
  const t = pairingsTexts[page.language];
  const words = sideWords(termsOf(page), page.language);
  const isDrawn = !model.games.every(startIsKnown);
  return (
    <table class="pairings wide">
      <caption class="visually-hidden">{words.boardsCaption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {entrantWords(termsOf(page), page.language).contest}
          </th>
          <th scope="col" class="first">
            {isDrawn ? t.players : words.first}
          </th>
          <th scope="col" class="result">
            {t.result}
          </th>
          <th scope="col">{isDrawn ? "" : words.second}</th>
          <th scope="col" class="no-print why">
            <span class="visually-hidden">{t.why}</span>
          </th>
        </tr>
      </thead>
      {partsOf(model, t).map(({ heading, games, unplayed }, index) => (
        <tbody key={index}>
          {heading !== null && (
            <tr>
              <th scope="rowgroup" class="group-heading" colSpan={5}>
                {heading}
              </th>
            </tr>
          )}
          <Lines
            lines={games}
            draw={(game, at) => (
              <BoardRow
                key={game.board}
                game={game}
                beginsGroup={beginsGroup(model, games[at - 1], game)}
                model={model}
                page={page}
              />
            )}
          />
          {unplayed.map((one) => (
            <UnplayedRow key={one.entry} unplayed={one} model={model} page={page} />
          ))}
        </tbody>
      ))}
    </table>
  );
};

/** True if a new score group starts here, by points before the round: draws a heavier line. */
const beginsGroup = (
  { points }: PairingsModel,
  above: PairingsGame | undefined,
  game: PairingsGame,
): boolean => {
  const most = ({ seats }: PairingsGame): number =>
    Math.max(...seats.map((entry) => points[entry] ?? 0));
  return above !== undefined && most(above) !== most(game);
};

const BoardRow = ({
  game,
  beginsGroup: isFirst,
  model,
  page,
}: PageProps<PairingsModel> & {
  readonly game: PairingsGame;
  readonly beginsGroup: boolean;
}): VNode => {
  const t = pairingsTexts[page.language];
  const [first, second] = game.seats;
  return (
    <tr id={`board-${game.board}`} class={isFirst ? "score-group" : undefined}>
      <th scope="row" class="number board">
        <ContestNumber board={game.board} model={model} page={page} />
      </th>
      <td class={`first ${seatClass(game, 0)}`}>
        {startIsKnown(game) && <StartMark page={page} />}
        <Player entry={first} model={model} page={page} />
      </td>
      <td class="result">
        <Outcome game={game} model={model} page={page} />
        {game.outcome === null && <span class="open-result" aria-hidden="true" />}
      </td>
      <td class={`second ${seatClass(game, 1)}`}>
        <span class="visually-hidden">{t.versus} </span>
        <Player entry={second} model={model} page={page} />
      </td>
      <td class="why no-print">
        <Why
          id={`why-${game.board}`}
          label={entrantWords(termsOf(page), page.language).whyContest({ number: game.board })}
          notes={game.notes}
          breaches={breachesBy(model, first)}
          start={game.start}
          names={model.names}
          page={page}
        />
      </td>
    </tr>
  );
};

/** The result; for a match with a link to its boards. */
const Outcome = ({
  game,
  model,
  page,
}: PageProps<PairingsModel> & { readonly game: PairingsGame }): VNode => {
  const text = <OutcomeText game={game} names={model.names} language={page.language} />;
  if (termsOf(page).entrants === "people" || game.outcome === null) return text;
  return <a href={matchPath(model.competition, model.round, game.board)}>{text}</a>;
};

/** The number of a match links to its boards. */
const ContestNumber = ({
  board,
  model: { competition, round },
  page,
}: PageProps<PairingsModel> & Pick<PairingsGame, "board">): VNode => {
  const terms = termsOf(page);
  if (terms.entrants === "people") return <>{board}</>;
  const name = entrantWords(terms, page.language).contestAt({ number: board });
  return (
    <a href={matchPath(competition, round, board)} aria-label={name}>
      {board}
    </a>
  );
};

const UnplayedRow = ({
  unplayed,
  model,
  page,
}: PageProps<PairingsModel> & { readonly unplayed: PairingsUnplayed }): VNode => {
  const t = pairingsTexts[page.language];
  const name = namesFrom(model.names)(unplayed.entry);
  return (
    <tr class="unplayed">
      <td class="number board" />
      <td class="first seat">
        <Player entry={unplayed.entry} model={model} page={page} />
      </td>
      <td class="result">{unplayed.worth}</td>
      <td class="second seat">{unplayed.reason === "bye" ? t.bye : t.pauses}</td>
      <td class="why no-print">
        {unplayed.notes.length > 0 && (
          <Why
            id={`why-entry-${unplayed.entry}`}
            label={t.whyBye({ name })}
            notes={unplayed.notes}
            breaches={breachesBy(model, unplayed.entry)}
            start={null}
            names={model.names}
            page={page}
          />
        )}
      </td>
    </tr>
  );
};

const Player = ({
  entry,
  model,
  page,
}: PageProps<PairingsModel> & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  const path = playerPath(model.competition, entry);
  if (player === undefined) return <a href={path}>{namesFrom(model.names)(entry)}</a>;
  return (
    <>
      <a class="player-link" href={path}>
        <TitledName player={player} />
      </a>{" "}
      <PlayerFacts player={player} points={model.points[entry]} page={page} />
    </>
  );
};

/** Sets the winner in bold; the scores say the same. */
const seatClass = ({ seats, outcome }: PairingsGame, seat: 0 | 1): string =>
  outcome !== null && winningSeat(seats, outcome) === seat ? "seat winner" : "seat";
