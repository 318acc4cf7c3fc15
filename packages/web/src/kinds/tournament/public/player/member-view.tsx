import { goesFirstWord } from "@losfee/contract";
import { memberTexts } from "@losfee/messages/tournament-public-player";
import type { VNode } from "preact";
import { ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { StartIcon } from "../../../../parts/icons.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { matchPath, playerPath } from "../../../../shell/paths.ts";
import { boardMarks } from "../../parts/match/marks.ts";
import { RecordTable } from "../../parts/match/record-table.tsx";
import type { PlayerInTeam } from "./member.ts";

/** A player of a team: the record, and each game. */
export const MemberView = ({ model }: PageProps<PlayerInTeam>): VNode => {
  const page = usePage();
  const t = memberTexts[page.language];
  const id = competitionIdOf(page);
  const white = goesFirstWord(termsOf(page), page.language);
  const { record, games } = model;
  return (
    <>
      <StageHead
        title={<TitledName player={record} />}
        meta={<a href={playerPath(id, record.team.entry)}>{record.team.name}</a>}
      />
      <RecordTable lines={[record]} caption={t.record} withTeams={false} />
      <Section id="games" title={t.games}>
        {games.length === 0 ? (
          <p class="empty">{t.noGames}</p>
        ) : (
          <>
            <ColumnTable
              class="games wide"
              caption={t.games}
              lines={games}
              columns={[
                {
                  heading: shortHeading(t.roundShort, t.round),
                  class: "number",
                  isRowHeading: true,
                  cell: ({ round, match }) => <a href={matchPath(id, round, match)}>{round}</a>,
                },
                { heading: t.board, class: "number board", cell: ({ board }) => board },
                {
                  heading: t.opponent,
                  cell: ({ opponent, opponentTeam }) => (
                    <>
                      {opponent !== null && (
                        <a class="player-link" href={playerPath(id, opponent.entry)}>
                          {opponent.name}
                        </a>
                      )}{" "}
                      <span class="note">{opponentTeam}</span>
                    </>
                  ),
                },
                {
                  heading: t.result,
                  class: "number",
                  cell: ({ wentFirst, outcome }) => (
                    <>
                      {wentFirst && (
                        <span class="start-mark" title={white}>
                          <StartIcon />
                          <span class="visually-hidden"> ({white}) </span>
                        </span>
                      )}
                      {boardMarks(outcome, page.language)}
                    </>
                  ),
                },
              ]}
            />
            <p class="legend">
              <StartIcon /> {white}
            </p>
          </>
        )}
      </Section>
    </>
  );
};
