import { goesFirstWord, matchWhen } from "@losfee/contract";
import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { MatchBoardLine, MatchModel, MatchPlayer } from "../../parts/match/match.ts";
import type { FormPlayer, MatchPapersModel, TeamPaper } from "./page.ts";
import { PaperHead, Papers } from "./papers.tsx";

/** Above this number of boards lines get narrower, so that a match stays on one page. */
const MANY_BOARDS = 12;

/** Up to this number of boards, two matches share a page. */
const FEW_BOARDS = 4;

const boardsClass = (boards: number): string => {
  if (boards <= FEW_BOARDS) return "few-boards";
  return boards > MANY_BOARDS ? "many-boards" : "";
};

/** A page per match, or half of one for few boards: boards, published players, room for results. */
export const MatchSheetsView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(paperTexts);
  return (
    <Papers class="match-sheets" title={t.sheets} model={model}>
      {model.matches.map((match) => (
        <MatchSheet key={match.match} match={match} model={model} />
      ))}
    </Papers>
  );
};

const MatchSheet = ({
  match,
  model,
}: PageProps<MatchPapersModel> & { readonly match: MatchModel }): VNode => {
  const page = usePage();
  const t = paperTexts[page.language];
  const [home, away] = match.teams;
  const nameAt = (seat: 0 | 1) => (line: MatchBoardLine) => (
    <>
      {line.first === seat && <StartMark />}
      {line.players[seat]?.name ?? ""}
    </>
  );
  const placeAt = (seat: 0 | 1) => (line: MatchBoardLine) => line.players[seat]?.place ?? "";
  return (
    <section
      class={`paper match-sheet ${boardsClass(model.boards)}`}
      aria-label={`${t.match} ${match.match}`}
    >
      <PaperHead
        model={model}
        when={match.time.moved === null ? undefined : matchWhen(match.time, page.language)}
      >
        {t.match} <strong>{match.match}</strong>
      </PaperHead>
      {match.time.venue !== null && <p class="paper-venue">{match.time.venue}</p>}
      <ColumnTable
        caption={`${home.name} – ${away.name}`}
        lines={match.boards}
        columns={[
          { heading: t.board, class: "narrow", isRowHeading: true, cell: ({ board }) => board },
          { heading: t.place, class: "narrow", cell: placeAt(0) },
          { heading: home.name, cell: nameAt(0) },
          { heading: t.result, class: "result", cell: () => ":" },
          { heading: away.name, cell: nameAt(1) },
          { heading: t.place, class: "narrow", cell: placeAt(1) },
        ]}
      />
      <p class="paper-total">
        <span>{t.total}</span>
        <span class="paper-box">:</span>
      </p>
      <p class="paper-legend">
        <StartMark /> {goesFirstWord(termsOf(page), page.language)}
      </p>
      <div class="paper-remarks">{t.remarks}</div>
      <div class="paper-signatures">
        <span>{t.captain({ team: home.name })}</span>
        <span>{t.captain({ team: away.name })}</span>
        <span>{t.arbiter}</span>
      </div>
    </section>
  );
};

/** A page for each team: the boards to fill in, and the eligible players. */
export const LineUpFormsView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(paperTexts);
  // Teams without a match in a published round hand in no line-up.
  const playing = model.teams.filter(({ absence }) => absence === "");
  return (
    <Papers class="line-up-forms" title={t.forms} model={model}>
      {playing.map((team) => (
        <LineUpForm key={team.entry} team={team} model={model} />
      ))}
    </Papers>
  );
};

const LineUpForm = ({
  team,
  model,
}: PageProps<MatchPapersModel> & { readonly team: TeamPaper }): VNode => {
  const t = useTexts(paperTexts);
  const boards = Array.from({ length: model.boards }, (_, index) => index + 1);
  return (
    <section class={`paper line-up-form ${boardsClass(model.boards)}`} aria-label={team.name}>
      <PaperHead model={model}>
        {team.match !== null && (
          <>
            {t.match} <strong>{team.match}</strong>
          </>
        )}
      </PaperHead>
      <h2>
        {t.lineUp}: {team.name}
      </h2>
      {team.opponent !== "" && <p>{t.against({ opponent: team.opponent })}</p>}
      <ColumnTable
        caption={`${t.lineUp}: ${team.name}`}
        lines={boards}
        columns={[
          { heading: t.board, class: "narrow", isRowHeading: true, cell: (board) => board },
          { heading: t.place, class: "narrow", cell: () => null },
          { heading: t.name, cell: () => null },
        ]}
      />
      <div class="paper-signatures">
        <span>{t.captainAlone}</span>
        <span>{t.time}</span>
      </div>
      <h3>{team.squad.length === 0 ? t.noSquad : t.squad}</h3>
      <ul class="paper-squad">
        {team.squad.map((player) => (
          <SquadLine key={player.place} player={player} />
        ))}
      </ul>
    </section>
  );
};

const SquadLine = ({ player }: { readonly player: FormPlayer }): VNode => (
  <li>
    <span class="paper-tick" />
    <b>{player.place}</b>
    <span>{player.name}</span>
    <span class="paper-rating">{player.rating > 0 ? player.rating : ""}</span>
  </li>
);

/** All boards of the round: `3.2` is the second board of match 3. */
export const BoardListView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const page = usePage();
  const t = paperTexts[page.language];
  const nameAt = (seat: 0 | 1) => (line: MatchBoardLine) => (
    <>
      {line.first === seat && <StartMark />}
      {listed(line.players[seat])}
    </>
  );
  return (
    <Papers class="board-list" title={t.boardList} model={model}>
      <PaperHead model={model} />
      {model.matches.map((match) => (
        <section key={match.match} class="board-list-match">
          <ColumnTable
            caption={match.teams.map(({ name }) => name).join(" – ")}
            lines={match.isLinedUp ? match.boards : []}
            columns={[
              {
                heading: match.match,
                class: "narrow",
                isRowHeading: true,
                cell: ({ board }) => `${match.match}.${board}`,
              },
              { heading: match.teams[0].name, cell: nameAt(0) },
              { heading: match.teams[1].name, cell: nameAt(1) },
            ]}
          />
        </section>
      ))}
      {model.matches.some(({ isLinedUp }) => !isLinedUp) && <p class="note">{t.secret}</p>}
      <p class="paper-legend">
        <StartMark /> {goesFirstWord(termsOf(page), page.language)}
      </p>
    </Papers>
  );
};

const listed = (player: MatchPlayer | null): string => {
  if (player === null) return "";
  const titled = player.title === "" ? player.name : `${player.title} ${player.name}`;
  return player.rating > 0 ? `${titled} (${player.rating})` : titled;
};

/** Place and opponent of each team, for the wall. */
export const TeamListView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(paperTexts);
  return (
    <Papers class="team-list" title={t.teamList} model={model}>
      <PaperHead model={model} />
      <ColumnTable
        caption={t.teamList}
        lines={model.teams}
        columns={[
          { heading: t.team, isRowHeading: true, cell: ({ name }) => name },
          { heading: t.match, class: "narrow", cell: ({ match }) => match ?? "–" },
          {
            heading: t.opponent,
            cell: ({ opponent, absence }: TeamPaper) => (opponent === "" ? absence : opponent),
          },
        ]}
      />
    </Papers>
  );
};

/** Signs for the places of matches, two on a sheet. */
export const MatchPlatesView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(paperTexts);
  return (
    <Papers class="match-plates" title={t.matchPlates} model={model}>
      {model.matches.map(({ match, teams }) => (
        <section key={match} class="match-plate" aria-label={`${t.match} ${match}`}>
          <p>
            {model.name} · {t.round({ round: model.round, planned: model.planned })}
          </p>
          <h2>
            {t.match} <strong>{match}</strong>
          </h2>
          <p class="plate-teams">
            {teams[0].name}
            <br />–<br />
            {teams[1].name}
          </p>
        </section>
      ))}
    </Papers>
  );
};

/** Signs for boards with their players, eight on a sheet. */
export const BoardPlatesView = ({ model }: PageProps<MatchPapersModel>): VNode => {
  const t = useTexts(paperTexts);
  return (
    <Papers class="board-plates" title={t.boardPlates} model={model}>
      {model.matches.flatMap(({ match, teams, boards }) =>
        boards.map((line) => (
          <section key={`${match}.${line.board}`} class="board-plate">
            <h2>
              {match}.{line.board}
            </h2>
            {([0, 1] as const).map((seat) => (
              <p key={seat}>
                {line.first === seat && <StartMark />}
                <b>{line.players[seat]?.name ?? ""}</b>
                <br />
                <small>{teams[seat].name}</small>
              </p>
            ))}
          </section>
        )),
      )}
    </Papers>
  );
};
