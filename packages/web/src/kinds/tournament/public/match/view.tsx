import {
  entrantWords,
  formatPoints,
  formatScore,
  goesFirstWord,
  type Language,
  matchWhen,
  movedLabel,
  sideWords,
} from "@losfee/contract";
import { winningSeat } from "@losfee/core";
import { matchTexts } from "@losfee/messages/tournament-public-match";
import type { VNode } from "preact";
import { StartIcon } from "../../../../parts/icons.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { matchPath, pairingsPath, playerPath } from "../../../../shell/paths.ts";
import { boardMarks } from "../../parts/match/marks.ts";
import type {
  MatchBoardLine,
  MatchModel,
  MatchPlayer,
  MatchTeam,
} from "../../parts/match/match.ts";
import { matchTitle } from "./page.ts";

/** A match: the score, the boards, and notes on the line-ups. */
export const MatchView = ({ model }: PageProps<MatchModel>): VNode => {
  const page = usePage();
  const t = matchTexts[page.language];
  return (
    <>
      <StageHead title={matchTitle(model, page)} meta={timeText(model.time, page.language)} />
      <Score model={model} />
      <Boards model={model} />
      {model.faults.map(({ team, faults, boards }) => (
        <section key={team} class="prose match-faults">
          <h2>{t.faults({ team })}</h2>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {boards !== null && <p class="note">{t.boardsLost[boards]}</p>}
        </section>
      ))}
      <Ways model={model} />
    </>
  );
};

/** "8. November 2026, 10:00 Uhr, verlegt, Rathaus" */
const timeText = (time: MatchModel["time"], language: Language): string =>
  [matchWhen(time, language), movedLabel(time, language) ?? "", time.venue ?? ""]
    .filter((text) => text !== "")
    .join(" · ");

const Score = ({ model }: PageProps<MatchModel>): VNode => {
  const page = usePage();
  const t = matchTexts[page.language];
  const { first, second } = sideWords(termsOf(page), page.language);
  const { scores, points, forfeit, state } = model;
  const [home, away] = model.teams;
  const note = forfeit === "" ? t.states[state] : forfeit;
  return (
    <div class="match-score">
      <Team team={home} side={first} model={model} seat={0} />
      <p class="match-total">
        {scores === null ? <span class="match-open">–</span> : <b>{formatScore(scores)}</b>}
        {points !== null && (
          <span class="note">
            {t.points({
              one: formatPoints(points[0], page.language),
              other: formatPoints(points[1], page.language),
            })}
          </span>
        )}
        {note !== "" && <span class="note">{note}</span>}
      </p>
      <Team team={away} side={second} model={model} seat={1} />
    </div>
  );
};

const Team = ({
  team,
  side,
  seat,
  model,
}: PageProps<MatchModel> & {
  readonly team: MatchTeam;
  readonly side: string;
  readonly seat: 0 | 1;
}): VNode => {
  const language = useLanguage();
  return (
    <p class={seat === 0 ? "match-team" : "match-team second"}>
      <span class="note">{side}</span>
      <a href={playerPath(model.competition, team.entry)}>{team.name}</a>
      {team.points !== null && (
        <span class="note">
          {matchTexts[language].before({ points: formatPoints(team.points, language) })}
        </span>
      )}
    </p>
  );
};

const Boards = ({ model }: PageProps<MatchModel>): VNode => {
  const page = usePage();
  const t = matchTexts[page.language];
  const [home, away] = model.teams;
  const isKnown = model.boards.some(({ outcome }) => outcome !== null);
  if (!model.isLinedUp && !isKnown) {
    return <p class="empty">{model.scores === null ? t.secret : t.totals}</p>;
  }
  return (
    <>
      <table class="pairings wide">
        <caption class="visually-hidden">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.board}
            </th>
            <th scope="col" class="first">
              {home.name}
            </th>
            <th scope="col" class="result">
              {t.result}
            </th>
            <th scope="col">{away.name}</th>
          </tr>
        </thead>
        <tbody>
          {model.boards.map((line) => (
            <BoardRow key={line.board} line={line} model={model} />
          ))}
        </tbody>
      </table>
      <p class="legend">
        <StartIcon /> {goesFirstWord(termsOf(page), page.language)}
      </p>
    </>
  );
};

const BoardRow = ({
  line,
  model,
}: PageProps<MatchModel> & { readonly line: MatchBoardLine }): VNode => {
  const language = useLanguage();
  const { board, outcome, players } = line;
  return (
    <tr>
      <th scope="row" class="number board">
        {board}
      </th>
      <td class={`first ${seatClass(line, 0)}`}>
        <Player player={players[0]} side={0} line={line} model={model} />
      </td>
      <td class="result">
        {outcome === null ? (
          <span class="open-result" aria-hidden="true" />
        ) : (
          <span class="score">{boardMarks(outcome, language)}</span>
        )}
      </td>
      <td class={`second ${seatClass(line, 1)}`}>
        <Player player={players[1]} side={1} line={line} model={model} />
      </td>
    </tr>
  );
};

const Player = ({
  player,
  side,
  line,
  model,
}: PageProps<MatchModel> & {
  readonly player: MatchPlayer | null;
  readonly side: 0 | 1;
  readonly line: MatchBoardLine;
}): VNode => {
  const page = usePage();
  const t = matchTexts[page.language];
  const white = goesFirstWord(termsOf(page), page.language);
  const mark = line.first === side && (
    <span class="start-mark" title={white}>
      <StartIcon />
      <span class="visually-hidden"> ({white}) </span>
    </span>
  );
  if (player === null) {
    return (
      <span class="note">
        {mark} {line.outcome === null ? t.unknown : t.nobody}
      </span>
    );
  }
  return (
    <>
      {mark}
      <a class="player-link" href={playerPath(model.competition, player.entry)}>
        <TitledName player={player} />
      </a>{" "}
      <span class="player-facts">
        {player.place !== null && (
          <span title={t.place({ place: player.place })}>{player.place}</span>
        )}
        {player.place !== null && player.rating > 0 && " · "}
        {player.rating > 0 && player.rating}
      </span>
    </>
  );
};

/** Sets the winner in bold; the result says the same. */
const seatClass = ({ outcome }: MatchBoardLine, side: 0 | 1): string => {
  if (outcome === null || outcome.kind === "not-played" || outcome.kind === "adjourned") {
    return "seat";
  }
  return winningSeat([0, 1], outcome) === side ? "seat winner" : "seat";
};

const Ways = ({ model }: PageProps<MatchModel>): VNode => {
  const page = usePage();
  const t = matchTexts[page.language];
  const { contestAt } = entrantWords(termsOf(page), page.language);
  const { competition, round, match, matches } = model;
  return (
    <p class="cluster no-print">
      {match > 1 && (
        <a href={matchPath(competition, round, match - 1)} rel="prev">
          ‹ {contestAt({ number: match - 1 })}
        </a>
      )}
      <a href={pairingsPath(competition, round)}>{t.allMatches}</a>
      {match < matches && (
        <a href={matchPath(competition, round, match + 1)} rel="next">
          {contestAt({ number: match + 1 })} ›
        </a>
      )}
    </p>
  );
};
