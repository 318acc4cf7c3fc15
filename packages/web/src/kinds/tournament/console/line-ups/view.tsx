import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, type PageProps } from "../../../../shell/page.ts";
import { competitionPath, matchPath } from "../../../../shell/paths.ts";
import { ElsewhereNotes } from "./elsewhere-notes.tsx";
import { LineUpDialog } from "./line-up-dialog.tsx";
import type { LineUpsModel, MatchLineUps, TeamLineUp } from "./model.ts";
import { ProposedPenalties } from "./proposed-penalties.tsx";
import { lineUpsTexts } from "./texts.ts";

/** What is asked: a team's line-up, or whether a match is to be shown to everybody. */
type Question =
  | { readonly kind: "set"; readonly team: TeamLineUp["id"] }
  | { readonly kind: "publish"; readonly match: number };

/** All line-ups of a round; a team is found by typing. */
export const LineUpsView = ({ model, page }: PageProps<LineUpsModel>): VNode => {
  const t = lineUpsTexts[page.language];
  const { send } = useConsole();
  const [question, setQuestion] = useState<Question | null>(null);
  const teams = model.matches.flatMap((match) => match.teams);
  const finder = useFinder(teams, page.url);
  const { chosen } = finder;
  const missing = teams.filter(({ status }) => status === "missing").length;
  const open = (team: TeamLineUp | undefined): void => {
    if (team !== undefined && !model.closed) setQuestion({ kind: "set", team: team.id });
  };
  return (
    <ConsolePage
      page={page}
      title={t.titleOf(model.round)}
      aside={model.round > 0 && <p class="tally tag">{t.missing(missing)}</p>}
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${competitionPath(model.competition, "console")}/line-ups?round=${round}`}
      />
      {model.round === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          <div class="cluster entry-tools no-print">
            <FinderField
              finder={finder}
              label={t.find}
              hint={t.findHint}
              autofocus
              onEnter={() => open(chosen)}
            />
            {!model.closed && teams.some(isMissing) && (
              <AltButton
                letter="l"
                text={t.byList}
                onClick={() => void send({ type: "line-up-by-list", round: model.round })}
              />
            )}
            {model.matches.some(isSecretOfBoth) && (
              <AltButton
                letter="p"
                text={t.publishAll}
                onClick={() => void send({ type: "publish-line-ups", round: model.round })}
              />
            )}
          </div>
          <Matches
            model={model}
            page={page}
            shown={new Set(finder.rows.map(({ id }) => id))}
            chosen={chosen}
            onSet={open}
            onPublish={({ match }) => setQuestion({ kind: "publish", match })}
          />
          <p class="note">{t.publishNote}</p>
        </>
      )}
      <ProposedPenalties model={model} page={page} />
      <Asked question={question} model={model} page={page} onClose={() => setQuestion(null)} />
    </ConsolePage>
  );
};

/** Whether a team whose players are known has handed in nothing. */
const isMissing = ({ status, squad }: TeamLineUp): boolean =>
  status === "missing" && squad.length > 0;

/** Only where both were given again after a match was taken back; else the rules publish them at once. */
const isSecretOfBoth = ({ teams }: MatchLineUps): boolean =>
  teams.every(({ status }) => status === "given");

const Matches = ({
  model,
  page,
  shown,
  chosen,
  onSet,
  onPublish,
}: PageProps<LineUpsModel> & {
  readonly shown: ReadonlySet<TeamLineUp["id"]>;
  readonly chosen: TeamLineUp | undefined;
  readonly onSet: (team: TeamLineUp) => void;
  readonly onPublish: (match: MatchLineUps) => void;
}): VNode => {
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
                  <Team team={team} closed={model.closed} page={page} onSet={onSet} />
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

const TONES = { missing: "warn", given: "", published: "good" } as const;

const Team = ({
  team,
  closed,
  page,
  onSet,
}: {
  readonly team: TeamLineUp;
  readonly closed: boolean;
  readonly page: PageFrame;
  readonly onSet: (team: TeamLineUp) => void;
}): VNode => {
  const t = lineUpsTexts[page.language];
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
      </p>
      {names.length > 0 && <p class="note">{names.join(" · ")}</p>}
      <ElsewhereNotes team={team} players={team.players} page={page} />
      {team.reason !== "" && (
        <p class="note">
          {t.reason}: {team.reason}
        </p>
      )}
    </>
  );
};

const Asked = ({
  question,
  model,
  page,
  onClose,
}: PageProps<LineUpsModel> & {
  readonly question: Question | null;
  readonly onClose: () => void;
}): VNode | null => {
  const t = lineUpsTexts[page.language];
  if (question === null) return null;
  if (question.kind === "set") {
    const team = model.matches.flatMap(({ teams }) => teams).find(({ id }) => id === question.team);
    return team === undefined ? null : (
      <LineUpDialog team={team} model={model} page={page} onClose={onClose} />
    );
  }
  const match = model.matches.find((one) => one.match === question.match);
  if (match === undefined) return null;
  const [home, away] = match.teams;
  const missing = match.teams.find(({ status }) => status === "missing");
  return (
    <CommandDialog
      language={page.language}
      title={t.publish}
      command={() => ({
        type: "publish-line-ups",
        round: model.round,
        boards: [match.match],
      })}
      onClose={onClose}
    >
      <p>
        {missing === undefined
          ? t.publishAsk(home.name, away.name)
          : t.publishMissing(missing.name)}
      </p>
    </CommandDialog>
  );
};
