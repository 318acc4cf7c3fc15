import { detailsTexts } from "@losfee/messages/tournament-parts-details";
import { ownSquadTexts } from "@losfee/messages/tournament-public-squad";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps, spokenTo } from "../../../../shell/page.ts";
import { usePage, useSpoken, useTexts } from "../../../../shell/page-context.ts";
import { ownPath } from "../../../../shell/paths.ts";
import { AddMember } from "../../parts/details/add-member.tsx";
import { ChangeDetails } from "../../parts/details/details-dialogs.tsx";
import type { OwnMember, OwnSquadModel } from "./page.ts";

/** A captain's own squad: its list, and a form for a new player or a correction. */
export const OwnSquadView = ({ model }: PageProps<OwnSquadModel>): VNode => {
  const page = usePage();
  const t = spokenTo(ownSquadTexts, page);
  const words = detailsTexts[page.language];
  const [asked, setAsked] = useState<"add" | OwnMember | null>(null);
  const close = (): void => setAsked(null);
  return (
    <div class="own-squad stack">
      <StageHead title={model.name} meta={t.title} />
      <p class="no-print">
        <a href={ownPath(competitionIdOf(page))}>{t.back}</a>
      </p>
      <p class="note">{model.isOpen ? t.hint : t.closed}</p>
      {model.isOpen && (
        <>
          <noscript>
            <p class="message warn">{t.noScript}</p>
          </noscript>
          <p class="no-print">
            <button type="button" class="primary" onClick={() => setAsked("add")}>
              {words.newMember}
            </button>
          </p>
        </>
      )}
      {model.members.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <MemberTable model={model} onAsk={setAsked} />
      )}
      {asked === "add" && (
        <AddMember team={model.team} withPerson={model.hasTitles} onClose={close} />
      )}
      {asked !== null && asked !== "add" && asked.details !== null && (
        <ChangeDetails
          shown={{ withPerson: model.hasTitles }}
          previews={false}
          row={{ ...asked, details: asked.details }}
          onClose={close}
        />
      )}
    </div>
  );
};

const MemberTable = ({
  model,
  onAsk,
}: PageProps<OwnSquadModel> & { readonly onAsk: (member: OwnMember) => void }): VNode => {
  const t = useSpoken(ownSquadTexts);
  const words = useTexts(detailsTexts);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.place}
          </th>
          <th scope="col">{words.name}</th>
          <th scope="col" class="number">
            {words.rating}
          </th>
          {model.isOpen && <td />}
        </tr>
      </thead>
      <tbody>
        {model.members.map((member) => (
          <tr key={member.id}>
            <td class="number">{member.place}</td>
            <th scope="row">
              {model.hasTitles && member.title !== "" && (
                <span class="player-title">{member.title} </span>
              )}
              {member.name}
            </th>
            <td class="number">{member.rating === 0 ? "–" : member.rating}</td>
            {model.isOpen && (
              <td>
                {member.details !== null && (
                  <button
                    type="button"
                    aria-label={t.editOf({ name: member.name })}
                    onClick={() => onAsk(member)}
                  >
                    {words.edit}
                  </button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
