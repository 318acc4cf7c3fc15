import type { EntryId } from "@losfee/core";
import { consoleTexts } from "@losfee/messages/parts-console";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { ChosenBar, FinderField, useFinder } from "../../../../parts/console/finder.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { playerPath, squadsPath } from "../../../../shell/paths.ts";
import { MemberDialogs, type MemberQuestion } from "./member-dialogs.tsx";
import { MemberTable } from "./member-table.tsx";
import { moved, orderedBy } from "./order.ts";
import type { Squad, SquadsModel } from "./page.ts";
import { PasteSquads } from "./paste-squads.tsx";

interface OneSquadProps {
  readonly model: SquadsModel;
  readonly squad: Squad;
}

/** The list of one team: Alt with arrows moves the selected player, with letters does the rest. */
export const OneSquad = ({ model, squad }: OneSquadProps): VNode => {
  const page = usePage();
  const t = { ...detailsTexts[page.language], ...squadsTexts[page.language] };
  const { send } = useConsole();
  const [order, setOrder] = useState<readonly EntryId[] | null>(null);
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const [pasting, setPasting] = useState(false);
  const members = orderedBy(squad.members, order);
  const finder = useFinder(members, page.url);
  const { rows, chosen } = finder;
  useEffect(() => {
    document.querySelector(".squad tr.selected")?.scrollIntoView({ block: "nearest" });
  });

  const move = (step: -1 | 1): void => {
    if (chosen === undefined) return;
    setOrder(moved(members, chosen.id, step));
    finder.choose(chosen.id);
  };
  const saveOrder = async (): Promise<void> => {
    const order = members.map(({ id }) => id);
    const command = { type: "order-squad", team: squad.id, order } as const;
    const answer = await send(command, { done: t.orderSaved });
    if (!answer.ok) return;
    setOrder(null);
    document.getElementById("who")?.focus();
  };
  const isMoved = members.some(({ id }, index) => id !== squad.members[index]?.id);
  const id = competitionIdOf(page);
  return (
    <ConsolePage
      title={squad.name}
      aside={<p class="tally tag">{t.tally({ players: squad.players, average: squad.average })}</p>}
    >
      <p class="cluster no-print">
        <a href={squadsPath(id)}>{t.all}</a>
        <a href={playerPath(id, squad.id)}>{t.publicPage}</a>
      </p>
      <div class="cluster entry-tools no-print">
        <FinderField
          finder={finder}
          label={t.findMember}
          hint={t.findMemberHint}
          autofocus={members.length > 0}
        />
        {!model.closed && (
          <>
            <AltButton letter="n" text={t.newMember} onClick={() => setQuestion({ kind: "add" })} />
            <AltButton
              letter="l"
              text={t.pasteMembers}
              class={members.length === 0 ? "primary" : ""}
              autofocus={members.length === 0}
              onClick={() => setPasting(true)}
            />
          </>
        )}
      </div>
      {chosen !== undefined && (
        <ChosenBar row={chosen} closed={model.closed} erasable={!chosen.erased}>
          {model.ordered && (
            <>
              <AltButton letter="ArrowUp" text={t.up} onClick={() => move(-1)} />
              <AltButton letter="ArrowDown" text={t.down} onClick={() => move(1)} />
            </>
          )}
          {!chosen.erased && (
            <AltButton
              letter="e"
              text={t.edit}
              onClick={() => setQuestion({ kind: "edit", row: chosen })}
            />
          )}
          <AltButton
            letter="b"
            text={t.eligibility}
            onClick={() => setQuestion({ kind: "eligibility", row: chosen })}
          />
          {!chosen.hasPlayed && (
            <button
              type="button"
              class="danger"
              onClick={() => setQuestion({ kind: "remove", row: chosen })}
            >
              {t.remove}
            </button>
          )}
        </ChosenBar>
      )}
      {isMoved && (
        <div class="message warn stack" role="status">
          <p>
            <b>{t.order}</b> {t.orderFollows}
          </p>
          <div class="cluster">
            <AltButton
              letter="s"
              text={t.saveOrder}
              class="primary"
              onClick={() => void saveOrder()}
            />
            <AltButton letter="z" text={t.discardOrder} onClick={() => setOrder(null)} />
          </div>
        </div>
      )}
      {pasting && <PasteSquads team={squad} onClose={() => setPasting(false)} />}
      {members.length === 0 && !pasting && <p class="empty">{t.noMembers}</p>}
      {members.length > 0 && rows.length === 0 && (
        <p class="empty">{consoleTexts[page.language].unknownPlayer({ text: finder.text })}</p>
      )}
      {rows.length > 0 && (
        <MemberTable
          rows={rows}
          places={members.map((member) => member.id)}
          chosen={chosen?.id ?? null}
          model={model}
          onChoose={finder.choose}
        />
      )}
      {question !== null && (
        <MemberDialogs
          key={question.kind}
          question={question}
          team={squad.id}
          model={model}
          onClose={() => setQuestion(null)}
        />
      )}
    </ConsolePage>
  );
};
