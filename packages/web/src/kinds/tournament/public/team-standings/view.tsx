import { teamStandingsTexts } from "@losfee/messages/tournament-public-team-standings";
import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedLegend, UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { MemberLine, TeamLine, TeamStandingsModel } from "../../parts/team-standings.ts";

/** The teams in order; each opens to show its members, and marks those who count. */
export const TeamStandingsView = ({ model }: PageProps<TeamStandingsModel>): VNode => {
  const t = useTexts(teamStandingsTexts);
  const { lines, criteria, rules, stage, teamless } = model;
  return (
    <>
      <StageHead title={t.title} />
      {lines.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <table class="team-standings wide">
          <caption class="visually-hidden">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col" class="number rank">
                {t.rank}
              </th>
              <th scope="col">{t.team}</th>
              {criteria.map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <TeamRow key={line.name} line={line} model={model} />
            ))}
          </tbody>
        </table>
      )}
      <UnconfirmedLegend of={lines.some(({ unconfirmed }) => unconfirmed)} />
      <p class="legend">
        {t.how({ best: rules.best })} {stage !== "" && t.ofStage({ stage })}{" "}
        {lines.some(({ rank }) => rank === null) && t.tooFew({ minimum: rules.minimum })}{" "}
        {teamless > 0 && t.teamless({ count: teamless })}
      </p>
    </>
  );
};

const TeamRow = ({
  line: { rank, name, values, members, unconfirmed },
  model,
}: PageProps<TeamStandingsModel> & { readonly line: TeamLine }): VNode => {
  const t = useTexts(teamStandingsTexts);
  const counting = members.filter(({ counts }) => counts);
  return (
    <tr>
      <td class="number rank">{rank ?? "–"}</td>
      <th scope="row" class="team">
        <span class="team-name">{name}</span>
        <UnconfirmedMark of={unconfirmed} />
        <details>
          <summary title={t.working}>
            {counting
              .map((member) => `${member.name} ${member.values[0] ?? ""}`.trim())
              .join(" + ")}
          </summary>
          <ul class="team-members">
            {members.map((member) => (
              <Member key={member.entry} member={member} model={model} />
            ))}
          </ul>
        </details>
      </th>
      {model.criteria.map((criterion, at) => (
        <td key={criterion} class={at === 0 ? "number points" : "number"}>
          {values[at]}
        </td>
      ))}
    </tr>
  );
};

const Member = ({
  member: { entry, name, rank, values, counts, unconfirmed },
  model,
}: PageProps<TeamStandingsModel> & { readonly member: MemberLine }): VNode => {
  const t = useTexts(teamStandingsTexts);
  const said = model.criteria.map((criterion, at) => `${criterion} ${values[at]}`);
  return (
    <li class={counts ? undefined : "uncounted"}>
      {rank === null ? "–" : `${rank}.`} <a href={playerPath(model.competition, entry)}>{name}</a>
      <UnconfirmedMark of={unconfirmed} />
      <span class="note">
        {" "}
        {said.join(" · ")} · {counts ? t.counts : t.doesNotCount}
      </span>
    </li>
  );
};
