import { entrantWords, sideWords } from "@losfee/contract";
import { breachesBy, type EntryId, winningSeat } from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { Lines } from "../../../../shell/in-parts.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { matchPath, playerPath } from "../../../../shell/paths.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import { partsOf } from "../../parts/pairings/parts-of.ts";
import {
  type PairingsGame,
  type PairingsUnplayed,
  startIsKnown,
} from "../../parts/public-games.ts";
import { OutcomeText } from "./outcome-text.tsx";
import type { PairingsModel } from "./page.ts";
import { Why } from "./reasons.tsx";

/** The games in board order, then byes and pauses. */
export const Boards = ({ model }: PageProps<PairingsModel>): VNode => {
  const page = usePage();
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
              />
            )}
          />
          {unplayed.map((one) => (
            <UnplayedRow key={one.entry} unplayed={one} model={model} />
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
}: PageProps<PairingsModel> & {
  readonly game: PairingsGame;
  readonly beginsGroup: boolean;
}): VNode => {
  const page = usePage();
  const t = pairingsTexts[page.language];
  const [first, second] = game.seats;
  return (
    <tr id={`board-${game.board}`} class={isFirst ? "score-group" : undefined}>
      <th scope="row" class="number board">
        <ContestNumber board={game.board} model={model} />
      </th>
      <td class={`first ${seatClass(game, 0)}`}>
        {startIsKnown(game) && <StartMark />}
        <Player entry={first} model={model} />
      </td>
      <td class="result">
        <Outcome game={game} model={model} />
        {game.outcome === null && <span class="open-result" aria-hidden="true" />}
      </td>
      <td class={`second ${seatClass(game, 1)}`}>
        <span class="visually-hidden">{t.versus} </span>
        <Player entry={second} model={model} />
      </td>
      <td class="why no-print">
        <Why
          id={`why-${game.board}`}
          label={entrantWords(termsOf(page), page.language).whyContest({ number: game.board })}
          notes={game.notes}
          breaches={breachesBy(model, first)}
          start={game.start}
          names={model.names}
        />
      </td>
    </tr>
  );
};

/** The result; for a match with a link to its boards. */
const Outcome = ({
  game,
  model,
}: PageProps<PairingsModel> & { readonly game: PairingsGame }): VNode => {
  const page = usePage();
  const text = <OutcomeText game={game} names={model.names} />;
  if (termsOf(page).entrants === "people" || game.outcome === null) return text;
  return <a href={matchPath(model.competition, model.round, game.board)}>{text}</a>;
};

/** The number of a match links to its boards. */
const ContestNumber = ({
  board,
  model: { competition, round },
}: PageProps<PairingsModel> & Pick<PairingsGame, "board">): VNode => {
  const page = usePage();
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
}: PageProps<PairingsModel> & { readonly unplayed: PairingsUnplayed }): VNode => {
  const t = useTexts(pairingsTexts);
  const name = namesFrom(model.names)(unplayed.entry);
  return (
    <tr class="unplayed">
      <td class="number board" />
      <td class="first seat">
        <Player entry={unplayed.entry} model={model} />
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
          />
        )}
      </td>
    </tr>
  );
};

const Player = ({
  entry,
  model,
}: PageProps<PairingsModel> & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  const path = playerPath(model.competition, entry);
  if (player === undefined) return <a href={path}>{namesFrom(model.names)(entry)}</a>;
  return (
    <>
      <a class="player-link" href={path}>
        <TitledName player={player} />
      </a>{" "}
      <PlayerFacts player={player} points={model.points[entry]} />
    </>
  );
};

/** Sets the winner in bold; the scores say the same. */
const seatClass = ({ seats, outcome }: PairingsGame, seat: 0 | 1): string =>
  outcome !== null && winningSeat(seats, outcome) === seat ? "seat winner" : "seat";
