import { goesFirstWord } from "@losfee/contract";
import { paperTexts } from "@losfee/messages/tournament-public-match-papers";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { MatchBoardLine, MatchPlayer } from "../match/model.ts";
import type { MatchPapersModel, TeamPaper } from "./model.ts";
import { PaperHead, Papers } from "./papers.tsx";

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
