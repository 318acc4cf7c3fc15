import { consoleTexts } from "@losfee/messages/parts-console";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { squadsPath } from "../../../../shell/paths.ts";
import type { SquadsModel, TeamRow } from "./page.ts";
import { PasteSquads } from "./paste-squads.tsx";

interface AllSquadsProps {
  readonly model: SquadsModel;
}

/** All teams with their squads; Enter opens one. */
export const AllSquads = ({ model }: AllSquadsProps): VNode => {
  const page = usePage();
  const t = squadsTexts[page.language];
  const [pasting, setPasting] = useState(false);
  const finder = useFinder(model.teams, page.url);
  const { rows, chosen } = finder;
  const players = model.teams.reduce((sum, team) => sum + team.players, 0);
  return (
    <ConsolePage
      title={t.title}
      aside={<p class="tally tag">{t.teams({ teams: model.teams.length, players })}</p>}
    >
      <div class="cluster entry-tools no-print">
        {model.teams.length > 0 && (
          <FinderField
            finder={finder}
            label={t.findTeam}
            hint={t.findTeamHint}
            autofocus
            onEnter={() => {
              if (chosen !== undefined) {
                leadTo(squadsPath(competitionIdOf(page), chosen.id));
              }
            }}
          />
        )}
        {!model.closed && (
          <AltButton
            letter="l"
            text={t.pasteSquads}
            class={players === 0 ? "primary" : ""}
            autofocus={model.teams.length === 0}
            onClick={() => setPasting(true)}
          />
        )}
      </div>
      {pasting && <PasteSquads onClose={() => setPasting(false)} />}
      {model.teams.length === 0 && !pasting && <p class="empty">{t.noTeams}</p>}
      {model.teams.length > 0 && rows.length === 0 && (
        <p class="empty">{consoleTexts[page.language].unknownPlayer({ text: finder.text })}</p>
      )}
      {rows.length > 0 && <TeamTable rows={rows} chosen={chosen} boards={model.boards} />}
    </ConsolePage>
  );
};

const TeamTable = ({
  rows,
  chosen,
  boards,
}: {
  readonly rows: readonly TeamRow[];
  readonly chosen: TeamRow | undefined;
  readonly boards: number;
}): VNode => {
  const page = usePage();
  const t = squadsTexts[page.language];
  return (
    <table class="squads">
      <thead>
        <tr>
          <th scope="col">{t.team}</th>
          <th scope="col" class="number">
            {t.players}
          </th>
          <th scope="col" class="number">
            <abbr title={t.averageOf({ boards })}>{t.average}</abbr>
          </th>
          <th scope="col">{t.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} class={row.id === chosen?.id ? "selected" : ""}>
            <th scope="row">
              <a href={squadsPath(competitionIdOf(page), row.id)}>{row.name}</a>
            </th>
            <td class="number">{row.players}</td>
            <td class="number">{row.average === 0 ? "–" : row.average}</td>
            <td>
              {row.players < boards && (
                <span class="tag warn">{t.tooFew({ players: row.players, boards })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
