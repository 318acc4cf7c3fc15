import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import type { VNode } from "preact";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { matchPath } from "../../../../shell/paths.ts";
import { ElsewhereNotes } from "./elsewhere-notes.tsx";
import type { LineUpsModel, MatchLineUps, TeamLineUp } from "./page.ts";

/** Matches of a round with both line-ups, for the displayed teams. */
export const Matches = ({
  model,
  shown,
  chosen,
  onSet,
  onByList,
  onPublish,
}: PageProps<LineUpsModel> & {
  readonly shown: ReadonlySet<TeamLineUp["id"]>;
  readonly chosen: TeamLineUp | undefined;
  readonly onSet: (team: TeamLineUp) => void;
  readonly onByList: (team: TeamLineUp) => void;
  readonly onPublish: (match: MatchLineUps) => void;
}): VNode => {
  const page = usePage();
  const t = lineUpsTexts[page.language];
  return (
    <table class="line-ups wide">
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.match}
          </th>
          <th scope="col">{t.home}</th>
          <th scope="col">{t.away}</th>
          <th scope="col" />
        </tr>
      </thead>
      <tbody>
        {model.matches
          .filter(({ teams }) => teams.some(({ id }) => shown.has(id)))
          .map((match) => (
            <tr key={match.match}>
              <th scope="row" class="number">
                <a href={matchPath(competitionIdOf(page), model.round, match.match)}>
                  {match.match}
                </a>
              </th>
              {match.teams.map((team) => (
                <td key={team.id} class={team.id === chosen?.id ? "selected" : ""}>
                  <Team team={team} closed={model.closed} onSet={onSet} onByList={onByList} />
                </td>
              ))}
              <td>
                {match.teams.some(({ status }) => status === "given") && !model.closed && (
                  <button type="button" onClick={() => onPublish(match)}>
                    {t.publish}
                  </button>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};

const TONES = { missing: "warn", "not-needed": "", given: "", published: "good" } as const;

const Team = ({
  team,
  closed,
  onSet,
  onByList,
}: {
  readonly team: TeamLineUp;
  readonly closed: boolean;
  readonly onSet: (team: TeamLineUp) => void;
  readonly onByList: (team: TeamLineUp) => void;
}): VNode => {
  const t = useTexts(lineUpsTexts);
  const names = team.players.map(
    (player) => team.squad.find(({ id }) => id === player)?.name ?? t.nobody,
  );
  return (
    <>
      <p class="cluster">
        <button
          type="button"
          class="line-up-team"
          disabled={closed || team.squad.length === 0}
          onClick={() => onSet(team)}
        >
          {team.name}
        </button>
        <span class={`tag ${TONES[team.status]}`}>
          {team.squad.length === 0 ? t.noSquad : t.states[team.status]}
        </span>
        {isMissing(team) && !closed && (
          <button
            type="button"
            aria-label={t.byListOne({ team: team.name })}
            onClick={() => onByList(team)}
          >
            {t.list}
          </button>
        )}
      </p>
      {names.length > 0 && <p class="note">{names.join(" · ")}</p>}
      <ElsewhereNotes team={team} players={team.players} />
      {team.reason !== "" && (
        <p class="note">
          {t.reason}: {team.reason}
        </p>
      )}
    </>
  );
};

/** True if a team with a known squad has handed in nothing. */
export const isMissing = ({ status, squad }: TeamLineUp): boolean =>
  status === "missing" && squad.length > 0;
