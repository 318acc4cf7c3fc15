import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { MissingDivisions } from "../../../../parts/missing-divisions.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { OpenForfeits } from "../reports/forfeits.tsx";
import { LineUpDialog } from "./line-up-dialog.tsx";
import { isMissing, Matches } from "./matches.tsx";
import type { LineUpsModel, MatchLineUps, TeamLineUp } from "./page.ts";
import { ProposedPenalties } from "./proposed-penalties.tsx";

/** The open dialog: a team's line-up, or the publication of a match. */
type Question =
  | { readonly kind: "set"; readonly team: TeamLineUp["id"] }
  | { readonly kind: "publish"; readonly match: number };

/** All line-ups of a round; finds a team by typing. */
export const LineUpsView = ({ model }: PageProps<LineUpsModel>): VNode => {
  const page = usePage();
  const t = lineUpsTexts[page.language];
  const { send } = useConsole();
  const [question, setQuestion] = useState<Question | null>(null);
  /** Teams just lined up by their list on this page. */
  const [lined, setLined] = useState<readonly TeamLineUp["id"][]>([]);
  const teams = model.matches.flatMap((match) => match.teams);
  const finder = useFinder(teams, page.url);
  const { chosen } = finder;
  useEffect(() => {
    document.querySelector(".line-ups .selected")?.scrollIntoView({ block: "nearest" });
  });
  const missing = teams.filter(({ status }) => status === "missing").length;
  const undoable = teams.filter(({ id, erasable }) => erasable && lined.includes(id));
  const lineUp = async (missing: readonly TeamLineUp["id"][]): Promise<void> => {
    const round = { type: "line-up-by-list", round: model.round } as const;
    const done = t.linedUp({ teams: missing.length });
    const answer = await send({ ...round, teams: missing }, { done });
    if (answer.ok) setLined(missing);
  };
  const takeBack = async (given: readonly TeamLineUp["id"][]): Promise<void> => {
    const command = { type: "take-back-line-ups", round: model.round, teams: given } as const;
    await send(command, { done: t.undone });
  };
  const open = (team: TeamLineUp | undefined): void => {
    if (team === undefined || model.closed) return;
    finder.settle(team.id);
    setQuestion({ kind: "set", team: team.id });
  };
  return (
    <ConsolePage
      title={t.titleOf({ round: model.round })}
      aside={model.round > 0 && <p class="tally tag">{t.missing({ count: missing })}</p>}
    >
      <MissingDivisions divisions={model.missingDivisions} />
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${competitionPath(model.competition, "console")}/line-ups?round=${round}`}
      />
      {model.round === 0 ? (
        <EmptyState leadsTo="round">{t.none}</EmptyState>
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
                onClick={() => void lineUp(teams.filter(isMissing).map(({ id }) => id))}
              />
            )}
            {!model.closed && undoable.length > 0 && (
              <AltButton
                letter="z"
                text={t.undo}
                onClick={() => void takeBack(undoable.map(({ id }) => id))}
              />
            )}
            {model.matches.some(isSecretOfBoth) && (
              <AltButton
                letter="p"
                text={t.publishAll}
                onClick={() =>
                  void send(
                    { type: "publish-line-ups", round: model.round },
                    { done: t.publishedAll },
                  )
                }
              />
            )}
          </div>
          <Matches
            model={model}
            shown={new Set(finder.rows.map(({ id }) => id))}
            chosen={chosen}
            onSet={open}
            onByList={({ id }) => void lineUp([id])}
            onPublish={({ match }) => setQuestion({ kind: "publish", match })}
          />
          <p class="note">{t.publishNote}</p>
        </>
      )}
      <OpenForfeits
        forfeits={model.forfeits}
        closed={model.closed}
        base={competitionPath(model.competition, "console")}
      />
      <ProposedPenalties model={model} />
      <Asked
        question={question}
        model={model}
        onTakeBack={({ id }) => void takeBack([id])}
        onClose={() => setQuestion(null)}
      />
    </ConsolePage>
  );
};

/** Only if both were given again after taking a match back; else the rules publish them at once. */
const isSecretOfBoth = ({ teams }: MatchLineUps): boolean =>
  teams.every(({ status }) => status === "given");

const Asked = ({
  question,
  model,
  onTakeBack,
  onClose,
}: PageProps<LineUpsModel> & {
  readonly question: Question | null;
  readonly onTakeBack: (team: TeamLineUp) => void;
  readonly onClose: () => void;
}): VNode | null => {
  const t = useTexts(lineUpsTexts);
  if (question === null) return null;
  if (question.kind === "set") {
    const team = model.matches.flatMap(({ teams }) => teams).find(({ id }) => id === question.team);
    return team === undefined ? null : (
      <LineUpDialog
        team={team}
        model={model}
        onClose={onClose}
        onTakeBack={
          team.erasable
            ? () => {
                onClose();
                onTakeBack(team);
              }
            : undefined
        }
      />
    );
  }
  const match = model.matches.find((one) => one.match === question.match);
  if (match === undefined) return null;
  const [home, away] = match.teams;
  const missing = match.teams.find(({ status }) => status === "missing");
  return (
    <CommandDialog
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
          ? t.publishAsk({ home: home.name, away: away.name })
          : t.publishMissing({ team: missing.name })}
      </p>
    </CommandDialog>
  );
};
