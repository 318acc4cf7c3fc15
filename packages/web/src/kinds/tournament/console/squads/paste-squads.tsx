import type { AnswerOf } from "@losfee/contract/api";
import type { EntryId } from "@losfee/core";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import { pasteTexts } from "@losfee/messages/tournament-parts-paste";
import type { VNode } from "preact";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { api } from "../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { PasteForm } from "../../parts/paste/paste-form.tsx";

/** The server's reading of a list of squads. */
type ReadSquads = AnswerOf<"POST /competitions/:id/squads/read">;

interface PasteSquadsProps {
  /** Team of all players in the list; null: the list names it. */
  readonly team?: { readonly id: EntryId; readonly name: string };
  readonly onClose: () => void;
}

/** Players of many teams, or of one, as a list: previews the assignment before any change. */
export const PasteSquads = ({ team, onClose }: PasteSquadsProps): VNode => {
  const page = usePage();
  const t = squadsTexts[page.language];
  return (
    <PasteForm<ReadSquads>
      title={team === undefined ? t.pasteSquadsTitle : t.pasteMembersTitle({ team: team.name })}
      storage={`losfee-squads-${competitionIdOf(page)}-${team?.id ?? "all"}`}
      hint={team === undefined ? t.pasteSquadsHint : pasteTexts[page.language].pasteHint}
      read={(body, columns) =>
        api("POST /competitions/:id/squads/read", {
          params: { id: competitionIdOf(page) },
          query: { columns, ...(team === undefined ? {} : { team: String(team.id) }) },
          body,
          headers: { "content-type": "text/csv" },
        })
      }
      command={({ squads }) => ({
        type: "add-squads",
        squads: squads.map(({ team: name, members }) => ({ team: name, members })),
      })}
      added={({ squads }) => t.added({ teams: squads.length, players: playersIn({ squads }) })}
      onClose={onClose}
    >
      {(read, onAdd) => <Proposal read={read} onAdd={onAdd} />}
    </PasteForm>
  );
};

const playersIn = ({ squads }: Pick<ReadSquads, "squads">): number =>
  squads.reduce((sum, { members }) => sum + members.length, 0);

const Proposal = ({
  read,
  onAdd,
}: {
  readonly read: ReadSquads;
  readonly onAdd: () => void;
}): VNode => {
  const t = useTexts(squadsTexts);
  const title = t.proposal({ teams: read.squads.length, players: playersIn(read) });
  return (
    <section class="stack" aria-label={title}>
      <div class="cluster">
        <h3>{title}</h3>
        <button
          ref={useInitialFocus<HTMLButtonElement>(true)}
          type="button"
          class="primary"
          onClick={onAdd}
        >
          {t.addAll({ players: playersIn(read) })}
        </button>
      </div>
      {read.warnings.map(({ message }, index) => (
        <p key={`${index}-${message}`} class="message warn">
          {message}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs a way in for keys */}
      <div class="scroller squads-proposal" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.team}</th>
              <th scope="col" class="number">
                {t.players}
              </th>
              <th scope="col">{t.who}</th>
            </tr>
          </thead>
          <tbody>
            {read.squads.map(({ team, entry, members }) => (
              <tr key={team}>
                <th scope="row">
                  {team}{" "}
                  <span class={entry === null ? "tag warn" : "tag"}>
                    {entry === null ? t.isNew : t.isKnown}
                  </span>
                </th>
                <td class="number">{members.length}</td>
                <td>
                  {members
                    .map(({ name, rating }) => (rating === 0 ? name : `${name} (${rating})`))
                    .join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
