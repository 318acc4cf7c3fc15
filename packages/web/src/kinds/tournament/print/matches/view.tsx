import { formatMoment, matchWhen, sideWords } from "@losfee/contract";
import { matchTexts, printNames } from "@losfee/messages/print";
import type { VNode } from "preact";
import { nameFitting } from "../../../../parts/names/fitted-name.ts";
import { Fit, POINT, sizeClass, sizeOfRows } from "../../../../parts/print/fit.tsx";
import { evenPages } from "../../../../parts/print/paging.ts";
import { CutSheet, Sheet, Sheets } from "../../../../parts/print/sheet.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { MatchBoardLine, MatchModel } from "../../parts/match/match.ts";
import { Side } from "../parts.tsx";
import type { FormPlayer, MatchPapersModel, TeamPaper } from "./page.ts";

/** Up to this number of boards two matches share a sheet. */
const BOARDS_OF_TWO = 10;

/** Half a sheet per match, or a whole one for many boards: players, room for results, signatures. */
export const MatchSheetsView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(matchTexts);
  const names = useTexts(printNames);
  const places = model.boards <= BOARDS_OF_TWO ? 2 : 1;
  return (
    <Sheets title={t.titled({ paper: names.matchSheets, round: model.round })} paper={model.paper}>
      {evenPages(model.matches, places).map((matches, sheet) => (
        <CutSheet key={sheet} kind={`of-${places}`}>
          {matches.map((match) => (
            <MatchSheet key={match.match} match={match} model={model} />
          ))}
        </CutSheet>
      ))}
    </Sheets>
  );
};

/** Width of a player's name in millimetres, and its size. */
const NAME = { width: 50, size: 12 } as const;

const MatchSheet = ({
  match,
  model,
}: PageProps<MatchPapersModel> & { readonly match: MatchModel }): VNode => {
  const page = usePage();
  const { language } = page;
  const t = matchTexts[language];
  const words = sideWords(termsOf(page), language);
  const [home, away] = match.teams;
  const room = model.boards <= BOARDS_OF_TWO ? 76 : 210;
  const size = sizeOfRows(room / model.boards, NAME.size);
  const fit = nameFitting(
    match.boards.flatMap(({ players }) => players.flatMap((player) => player?.name ?? [])),
    { width: NAME.width, size: size * POINT, small: size * POINT * 0.87 },
  );
  const nameAt = (seat: 0 | 1, { players }: MatchBoardLine): VNode => {
    const { text, isSmall } = fit(players[seat]?.name ?? "");
    return <span class={isSmall ? "smaller" : undefined}>{text}</span>;
  };
  const ratingAt = (seat: 0 | 1, { players }: MatchBoardLine) =>
    players[seat] !== null && players[seat].rating > 0 ? players[seat].rating : "";
  const sideAt = (seat: 0 | 1, { first }: MatchBoardLine): VNode | null =>
    first === null ? null : (
      <Side of={first === seat ? "first" : "second"} at={termsOf(page).atBoards} />
    );
  const when =
    match.time.moved !== null
      ? matchWhen(match.time, language)
      : model.begins === null
        ? ""
        : formatMoment(model.begins, language);
  return (
    <section class="half match-sheet" aria-label={`${t.match} ${match.match}`}>
      <header class="sheet-head match-head">
        <p class="sheet-stub">
          <span>{t.match}</span>
          <Fit text={String(match.match)} mm={18} most={28} least={12} cut="display" />
        </p>
        <p class="match-home">
          <small>{words.first}</small>
          <Fit text={home.name} mm={62} most={14} least={11} cut="display" />
        </p>
        <p class="match-total">
          <span class="visually-hidden">{t.total}</span>
          <i /> : <i />
        </p>
        <p class="match-away">
          <small>{words.second}</small>
          <Fit text={away.name} mm={62} most={14} least={11} cut="display" />
        </p>
      </header>
      <p class="match-facts">
        <b>
          <Fit text={page.competition?.name ?? ""} mm={78} most={9} least={7} cut="bold" />
        </b>
        <span>{t.round({ round: model.round, planned: model.planned })}</span>
        <span>{[when, match.time.venue ?? ""].filter((text) => text !== "").join(", ")}</span>
      </p>
      <table class={`match-lines ${sizeClass(size)}`}>
        <caption class="visually-hidden">{`${home.name} – ${away.name}`}</caption>
        <thead>
          <tr>
            <th scope="col" class="board-number">
              {t.board}
            </th>
            <th scope="col" class="match-side" />
            <th scope="col" class="match-first">
              {words.first}
            </th>
            <th scope="col" class="match-rating" />
            <th scope="col" class="match-result">
              {t.result}
            </th>
            <th scope="col" class="match-rating" />
            <th scope="col">{words.second}</th>
            <th scope="col" class="match-side" />
          </tr>
        </thead>
        <tbody>
          {match.boards.map((line) => (
            <tr key={line.board}>
              <th scope="row" class="board-number">
                {line.board}
              </th>
              <td class="match-side">{sideAt(0, line)}</td>
              <td class="match-first">{nameAt(0, line)}</td>
              <td class="match-rating">{ratingAt(0, line)}</td>
              <td class="match-result">
                <i /> : <i />
              </td>
              <td class="match-rating">{ratingAt(1, line)}</td>
              <td>{nameAt(1, line)}</td>
              <td class="match-side">{sideAt(1, line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="signatures">
        <span>{words.first}</span>
        <span>{words.second}</span>
        <span>{t.arbiter}</span>
      </div>
    </section>
  );
};

/** Players of a squad in a column of a form. */
const SQUAD = 34;

/** A page for each team: the boards to fill in, and the eligible players. */
export const LineUpFormsView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(matchTexts);
  const names = useTexts(printNames);
  // Teams without a match in a published round hand in no line-up.
  const playing = model.teams.filter(({ absence }) => absence === "");
  return (
    <Sheets title={t.titled({ paper: names.lineUps, round: model.round })} paper={model.paper}>
      {playing.map((team, index) => (
        <LineUpForm key={team.entry} team={team} model={model} at={[index + 1, playing.length]} />
      ))}
    </Sheets>
  );
};

const LineUpForm = ({
  team,
  model,
  at,
}: PageProps<MatchPapersModel> & {
  readonly team: TeamPaper;
  readonly at: readonly [number, number];
}): VNode => {
  const { language } = usePage();
  const t = matchTexts[language];
  const boards = Array.from({ length: model.boards }, (_, index) => index + 1);
  const columns = [team.squad.slice(0, SQUAD), team.squad.slice(SQUAD, 2 * SQUAD)];
  const begins = model.begins === null ? "" : formatMoment(model.begins, language);
  return (
    <Sheet
      paper={model.paper}
      at={at}
      stub={
        team.match === null
          ? { label: t.roundWord, text: String(model.round) }
          : { label: t.match, text: String(team.match) }
      }
      title={team.name}
      lead={[
        t.lineUpOf({ round: model.round }),
        begins,
        team.opponent === "" ? "" : t.against({ opponent: team.opponent }),
      ]
        .filter((text) => text !== "")
        .join(", ")}
    >
      <div class="line-up">
        <table class="line-up-boards">
          <caption class="visually-hidden">{`${t.lineUp}: ${team.name}`}</caption>
          <thead>
            <tr>
              <th scope="col" class="board-number">
                {t.board}
              </th>
              <th scope="col" class="match-rating">
                {t.place}
              </th>
              <th scope="col">{t.name}</th>
            </tr>
          </thead>
          <tbody>
            {boards.map((board) => (
              <tr key={board}>
                <th scope="row" class="board-number">
                  {board}
                </th>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <section>
          <h3>{team.squad.length === 0 ? t.noSquad : t.squad}</h3>
          <div class="line-up-squad">
            {columns.map((players, column) => (
              <ul key={column}>
                {players.map((player) => (
                  <SquadLine
                    key={player.place}
                    player={player}
                    isOne={team.squad.length <= SQUAD}
                  />
                ))}
              </ul>
            ))}
          </div>
        </section>
        <div class="signatures">
          <span>{t.captainAlone}</span>
          <span>{t.time}</span>
        </div>
      </div>
    </Sheet>
  );
};

const SquadLine = ({
  player,
  isOne,
}: {
  readonly player: FormPlayer;
  readonly isOne: boolean;
}): VNode => (
  <li>
    <i class="tick-box" />
    <b>{player.place}</b>
    <Fit text={player.name} mm={isOne ? 62 : 26} most={9} least={6} />
    <span>{player.rating > 0 ? player.rating : ""}</span>
  </li>
);
